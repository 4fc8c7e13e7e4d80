/** Limits for reading a table; lists of loads or records are far smaller. */
export const TABLE_LIMITS = {
  rows: 20_000,
  columns: 256,
  /** Maximum total size of the unpacked files that are read from a workbook, bytes. */
  characters: 100_000_000,
} as const;
