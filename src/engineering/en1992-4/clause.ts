/** How clauses are printed. Equation numbers stand only where they were read in a text that quotes the standard. */
export function clause(number: string, equation?: string): string {
  return equation === undefined ? `EN 1992-4, ${number}` : `EN 1992-4, ${number} (${equation})`;
}
