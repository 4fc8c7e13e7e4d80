/** First checks of values from a store or file. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a number, or the number in a text; any other value unchanged, for the schema to refuse. */
export function numeric(value: unknown): unknown {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
