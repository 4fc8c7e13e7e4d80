/** A new id: 32 hexadecimal digits. `randomUUID` is missing where a page does not come by https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
