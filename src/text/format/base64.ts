/** Encodes bytes as base64 (RFC 4648, section 4). */

/** Converts byte by byte: one call of `String.fromCharCode` with all bytes would overflow the stack. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
