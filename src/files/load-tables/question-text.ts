/** Sentences shown during an import, used by the dialog and the command-line tool. */
import type { AvailableTable } from '@/files/load-tables/find-load-tables';
import { STATEMENT_NAMES, type Preset } from '@/files/load-tables/load-conventions';
import { loadsWithout, type LoadMapping } from '@/files/load-tables/load-mapping';
import { firstOf, type Proposal, type Question } from '@/files/load-tables/mapping-proposal';
import { letterOf } from '@/files/load-tables/raw-table';
import type { BadCell } from '@/files/load-tables/read-loads';
import { columnName, type LoadTable } from '@/files/load-tables/split-tables';
import { LARGEST_LOAD } from '@/quantities/request-number-kinds';

/** Function that returns the translation for a key in the load list's namespace. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export function questionText({ key, columns, values }: Question, table: LoadTable, say: Say): string {
  const names = columns.map((column) => columnName(table, column)).join('; ');
  return say(`import.ask.${key}`, { ...values, columns: names });
}

/** Returns the reason why a cell contains no load, with its place and content. */
export const badCellText = ({ row, column, text, reason }: BadCell, table: LoadTable, say: Say): string =>
  say(`import.badReason.${reason}`, {
    place: `${letterOf(column)}${table.firstLine + row}`,
    text,
    largest: String(LARGEST_LOAD),
    heading: columnName(table, column),
  });

export const reasonText = ({ source, text }: Preset, say: Say): string =>
  say(`import.because.${source}`, { text });

export const presetLines = ({ presets }: Proposal, say: Say) =>
  STATEMENT_NAMES.flatMap((statement) => {
    const preset = presets[statement];
    return preset ? [{ statement, value: preset.value, reason: reasonText(preset, say) }] : [];
  });

/** Returns a sentence for the loads without a column, and for the columns that are left out. */
export function certainLines(
  { table, proposal: { columns } }: AvailableTable,
  { mapping, filled }: { mapping: LoadMapping; filled: number },
  questions: readonly Question[],
  say: Say,
): string[] {
  const asked = new Set(questions.flatMap((question) => question.columns));
  const without = loadsWithout(mapping).join(', ');
  const left = columns.flatMap(({ place }) => {
    const first = mapping.columns[place].is === null && !asked.has(place) ? firstOf(table, place) : '';
    return first === '' ? [] : [`${columnName(table, place)} (${first})`];
  });
  return [
    ...(without === '' ? [] : [say('import.sure.zero', { loads: without })]),
    ...(filled === 0 ? [] : [say('import.sure.node', { count: String(filled) })]),
    ...(left.length === 0 ? [] : [say('import.sure.left', { columns: left.join('; ') })]),
  ];
}
