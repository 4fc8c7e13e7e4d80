/** First looks at what comes from a store or a file. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number, or the number that a text holds; anything else as it is, to be refused by the reader. */
export function numeric(value: unknown): unknown {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
