/** Start of a URL fragment that contains a design; the code that reads it is loaded when needed. */
export const LINK_START = '#design=';

export const isDesignLink = (hash: string): boolean => hash.startsWith(LINK_START);
