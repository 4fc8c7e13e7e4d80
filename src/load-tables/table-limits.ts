/** How much of a table is read: far more than any list of loads or records has. */
export const TABLE_LIMITS = {
  rows: 20_000,
  columns: 256,
  /** Characters of a sheet, unpacked. */
  characters: 100_000_000,
} as const;
