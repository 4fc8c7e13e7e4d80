/** Limits for reading a table; lists of loads or records are far shorter. */
export const TABLE_LIMITS = {
  rows: 20_000,
  columns: 256,
  /** Maximum number of characters of a sheet after unpacking. */
  characters: 100_000_000,
} as const;
