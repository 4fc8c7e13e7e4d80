/** Limits for reading a table: far more than any list of loads or records needs. */
export const TABLE_LIMITS = {
  rows: 20_000,
  columns: 256,
  /** Characters of a sheet, unpacked. */
  characters: 100_000_000,
} as const;
