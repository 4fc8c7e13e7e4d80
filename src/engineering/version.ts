/**
 * Engine version, printed with every result so that a report can be traced to the version that produced it.
 */
export const ENGINE_VERSION = 'anchor-engine 1.1.7';
