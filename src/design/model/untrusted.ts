/** Basic checks of untrusted values from browser storage or a file. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts a string that contains a number to this number; returns any other value unchanged, so that the
 * schema refuses it.
 */
export function numeric(value: unknown): unknown {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
