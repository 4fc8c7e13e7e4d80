/**
 * How the clauses of a standard are printed. Equation numbers stand only where they were read in a text that
 * quotes it.
 */
export type ClauseOf = (number: string, equation?: string) => string;

export const clausesOf =
  (standard: string): ClauseOf =>
  (number, equation) =>
    equation === undefined ? `${standard}, ${number}` : `${standard}, ${number} (${equation})`;
