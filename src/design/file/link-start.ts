/**
 * Start of a URL fragment that contains a design; the code that reads the design is loaded with the first
 * such link.
 */
export const LINK_START = '#design=';

export const isDesignLink = (hash: string): boolean => hash.startsWith(LINK_START);
