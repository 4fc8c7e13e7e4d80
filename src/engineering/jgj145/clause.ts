/**
 * How clauses are printed. Where the number of a clause is not secured, the chapter stands instead; equation numbers only where
 * a calculation that cites the 2013 edition was read.
 */
export function clause(number: string, equation?: string): string {
  return equation === undefined ? `JGJ145-2013, ${number}` : `JGJ145-2013, ${number} (${equation})`;
}
