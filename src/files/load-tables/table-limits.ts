/** Limits for reading a table; lists of loads or records are far smaller. */
export const TABLE_LIMITS = {
  rows: 20_000,
  columns: 256,
  /** Maximum total size of the unpacked files that are read from a workbook, bytes. */
  characters: 100_000_000,
} as const;

/** Types of the files with load tables, as a file chooser needs them. */
export const LOAD_FILES = '.csv,.txt,.xlsx,.json,text/csv,text/plain,application/json';
