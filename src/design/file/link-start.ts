/** How what stands behind an address begins where it is a design; what reads one is loaded with the first. */
export const LINK_START = '#design=';

export const isDesignLink = (hash: string): boolean => hash.startsWith(LINK_START);
