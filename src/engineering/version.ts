/** Printed with every result, so that a report can be traced to the engine version that produced it. */
export const ENGINE_VERSION = 'anchor-engine 1.1.3';
