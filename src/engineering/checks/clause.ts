/**
 * Formats a clause of a standard. Pass the equation number only if it was verified against a source that
 * quotes the equation.
 */
export type ClauseOf = (number: string, equation?: string) => string;

export const clausesOf =
  (standard: string): ClauseOf =>
  (number, equation) =>
    equation === undefined ? `${standard}, ${number}` : `${standard}, ${number} (${equation})`;
