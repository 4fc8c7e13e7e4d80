/** Sentences shown during an import, used by the dialog and the command-line tool. */
import { columnName, letterOf } from '@/load-tables/column-name';
import { loadsWithout, type LoadMapping } from '@/load-tables/load-mapping';
import { ORIGINS } from '@/load-tables/origins';
import type { LoadTable } from '@/load-tables/parts';
import type { Proposal, Question } from '@/load-tables/proposal';

/** Function that returns the translation for a key in the load list's namespace. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export function questionText({ key, columns, values }: Question, table: LoadTable, say: Say): string {
  const names = columns.map((column) => columnName(table, column)).join('; ');
  return say(`import.ask.${key}`, { ...values, columns: names });
}

const letters = (places: readonly number[]) =>
  places
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join(', ');

/**
 * Returns a sentence for each certain interpretation, with its reason, unless a question already mentions
 * the interpretation.
 */
export function certainLines(
  { units, origin, markCell }: Proposal,
  mapping: LoadMapping,
  questions: readonly Question[],
  say: Say,
): string[] {
  const sure = units.filter(({ certainty }) => certainty === 'certain');
  const groups = new Map<string, number[]>();
  for (const { from, unit, column } of sure) {
    const group = `${from} ${unit}`;
    groups.set(group, [...(groups.get(group) ?? []), column.place]);
  }
  const ofUnits = [...groups].map(([group, places]) => {
    const [from, unit] = group.split(' ');
    return say(`import.sure.unit.${from}`, { unit, columns: letters(places) });
  });
  const without = loadsWithout(mapping);
  return [
    ...ofUnits,
    ...(ORIGINS[origin].certainty === 'certain' && mapping.rule === ORIGINS[origin].rules[0]
      ? [say(`import.sure.origin.${origin}`)]
      : []),
    ...(markCell !== '' && mapping.mark !== null
      ? [say(`import.sure.mark.${mapping.mark === ',' ? 'comma' : 'point'}`, { cell: markCell })]
      : []),
    ...(without.length > 0 && !questions.some(({ key }) => key === 'column.unused' || key === 'column.none')
      ? [say('import.sure.zero', { loads: without.join(', ') })]
      : []),
  ];
}
