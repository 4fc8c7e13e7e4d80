/**
 * Session-storage key of the outcomes of the load list rows, in a file of its own because the page reads it
 * first.
 */
export const ROWS_KEY = 'calculatedRows';
