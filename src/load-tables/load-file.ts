/** Finds all load tables in a file or on the clipboard and lists the most likely table first. */
import { isBlankRow, type NamedTable } from '@/load-tables/named-table';
import { partsOf, type LoadTable } from '@/load-tables/parts';
import { propose, type Proposal, type Question } from '@/load-tables/proposal';

export interface OfferedTable {
  table: LoadTable;
  proposal: Proposal;
}

/**
 * Returns the rank of a table: 3 for reactions and loads, 2 for a table without headings, 1 for member
 * forces, 0 for tables without loads, such as displacements.
 */
function rankOf({ proposal, table }: OfferedTable): number {
  if (proposal.units.length === 0) return 0;
  if (proposal.origin === 'member') return 1;
  return proposal.origin === 'list' && table.headings === 0 ? 2 : 3;
}

const QUESTION: Omit<Question, 'values'> = { kind: 'table', key: 'table', certainty: 'likely', columns: [] };

/**
 * Returns the tables, the most likely first. If there are several tables, the questions about each table
 * start with the question whether it is the right table.
 */
export function offeredTables(tables: readonly NamedTable[]): OfferedTable[] {
  const parts = tables.filter(({ cells }) => !cells.every(isBlankRow)).flatMap(partsOf);
  const offered = parts.map((table): OfferedTable => ({ table, proposal: propose(table) }));
  const ranked = offered.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (ranked.length < 2) return ranked;
  const names = ranked.map(({ table }, place) => table.name || String(place + 1));
  return ranked.map(({ table, proposal }, place) => {
    const values = { name: names[place], others: names.toSpliced(place, 1).join(', ') };
    return { table, proposal: { ...proposal, questions: [{ ...QUESTION, values }, ...proposal.questions] } };
  });
}
