/** Encodes bytes as base64 (RFC 4648, section 4). */

/** Converts byte by byte: all bytes in a single `String.fromCharCode` call would overflow the stack. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
