/**
 * Start of a URL fragment that contains a design. The code that reads the design is loaded when the first
 * such link is opened.
 */
export const LINK_START = '#design=';

export const isDesignLink = (hash: string): boolean => hash.startsWith(LINK_START);
