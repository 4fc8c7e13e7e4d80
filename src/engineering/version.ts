/** Printed with every answer, so that a report can be traced to the engine that made it. */
export const ENGINE_VERSION = 'anchor-engine 1.1.3';
