/** Finds all load tables in a file or on the clipboard and lists the most likely table first. */
import { ask, isOwn, propose, type Proposal } from '@/files/load-tables/mapping-proposal';
import { isBlankRow, textOf, type Cell, type Cells, type NamedTable } from '@/files/load-tables/raw-table';
import { partsOf, type LoadTable } from '@/files/load-tables/split-tables';
import { LOAD_NAMES } from '@/quantities/inputs';

export interface AvailableTable {
  table: LoadTable;
  proposal: Proposal;
}

/** Rank: 3 reactions and loads, 2 without headings, 1 member forces, 0 no loads, as displacements. */
function rankOf({ proposal, table }: AvailableTable): number {
  if (proposal.units.length === 0) return 0;
  if (proposal.presets.forces?.value === 'member') return 1;
  return table.headings === 0 ? 2 : 3;
}

/** Returns a table as the spreadsheet shows it; hidden cells are empty, so that the others stay in place. */
function asShown(table: NamedTable): NamedTable {
  const { cells, hidden, shown = [] } = table;
  const isFilled = (cell: Cell | undefined) => textOf(cell).trim() !== '';
  const rows = new Set(hidden?.rows.filter((row) => cells[row]?.some(isFilled)));
  const columns = new Set(hidden?.columns.filter((column) => cells.some((row) => isFilled(row[column]))));
  const visible: Cells = cells.map((row, at) =>
    row.map((cell, place) => (rows.has(at) || columns.has(place) ? '' : cell)),
  );
  for (const one of shown)
    if (isFilled(visible[one.row][one.column])) visible[one.row][one.column] = one.shown;
  return { ...table, cells: visible, hidden: { rows: [...rows], columns: [...columns] } };
}

/** True for this app's own export: all six loads, and no further words but those of its results. */
const isExport = ({ table, proposal }: AvailableTable): boolean =>
  isOwn(proposal) &&
  /^(row|荷载行)$/i.test(textOf(table.cells[0]?.[0])) &&
  proposal.units.length === LOAD_NAMES.length &&
  proposal.columns.every(({ meaning }) => meaning !== null) &&
  proposal.questions.every(({ kind }) => kind === 'hidden' || kind === 'decimal');

/**
 * Returns the tables, the most likely first. If there are several tables, the questions about each table
 * start with the question whether it is the right table; this app's own export is listed alone.
 */
export function availableTables(tables: readonly NamedTable[]): AvailableTable[] {
  const parts = tables
    .map(asShown)
    .filter(({ cells }) => !cells.every(isBlankRow))
    .flatMap(partsOf);
  const available = parts.map((table): AvailableTable => ({ table, proposal: propose(table) }));
  const own = available.filter(isExport);
  const ranked = own.length === 1 ? own : available.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (ranked.length < 2) return ranked;
  const names = ranked.map(({ table }, place) => table.name || String(place + 1));
  return ranked.map(({ table, proposal }, place) => {
    const values = { name: names[place], others: names.toSpliced(place, 1).join(', ') };
    return { table, proposal: { ...proposal, questions: [ask('table', values), ...proposal.questions] } };
  });
}
