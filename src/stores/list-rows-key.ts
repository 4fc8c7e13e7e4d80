/**
 * Session-storage key of the outcomes of the load list rows, in a separate file, so that the page loads
 * stored-rows.ts only if outcomes are stored.
 */
export const ROWS_KEY = 'calculatedRows';
