/** Engine version, printed with every result, so that a report shows what calculated it. */
export const ENGINE_VERSION = 'anchor-engine 1.1.7';
