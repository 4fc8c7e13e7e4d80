/** Bytes as base64 text (RFC 4648, 4). */

/** Joins letters instead of spreading all bytes into one call, which would overflow the stack. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
