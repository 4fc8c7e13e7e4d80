/**
 * Formats a clause of a standard. The equation number is included only if it was verified in a text that
 * quotes it.
 */
export type ClauseOf = (number: string, equation?: string) => string;

export const clausesOf =
  (standard: string): ClauseOf =>
  (number, equation) =>
    equation === undefined ? `${standard}, ${number}` : `${standard}, ${number} (${equation})`;
