/** Stores the user's import answers, and returns them for later tables with the same headings. */
import type { LoadMapping } from '@/load-tables/load-mapping';
import { textOf } from '@/load-tables/named-table';
import { ORIGINS } from '@/load-tables/origins';
import { widthOf, type LoadTable } from '@/load-tables/parts';
import type { Proposal } from '@/load-tables/proposal';
import { LOAD_NAMES } from '@/quantities/inputs';
import { readItem, writeItem } from '@/stores/local-storage';

const MAPPINGS_KEY = 'loadListMappings';

/** Maximum number of remembered tables; the oldest is dropped. */
const MOST_MAPPINGS = 10;

type Remembered = [headings: string, mapping: LoadMapping][];

const keyOf = ({ cells, headings, titles }: LoadTable): string =>
  JSON.stringify([widthOf(cells), titles, cells.slice(0, headings).map((row) => row.map(textOf))]);

function mappings(): Remembered {
  try {
    const read: unknown = JSON.parse(readItem(MAPPINGS_KEY) ?? '[]');
    return Array.isArray(read) ? (read as Remembered) : [];
  } catch {
    return [];
  }
}

const isMapping = (mapping: Partial<LoadMapping> | undefined): mapping is LoadMapping =>
  typeof mapping?.sources === 'object' &&
  LOAD_NAMES.every((load) => typeof mapping.sources?.[load]?.unit === 'string') &&
  Array.isArray(mapping.names) &&
  typeof mapping.rule === 'string';

/**
 * Returns the stored answers for tables with the same headings; null if there are none, or if they are
 * invalid or their sign rule does not apply to the table. The decimal mark follows from the cells of `table`,
 * not from the answers.
 */
export function rememberedMapping(table: LoadTable, { origin, mapping }: Proposal): LoadMapping | null {
  const key = keyOf(table);
  const found = mappings().find((entry) => Array.isArray(entry) && entry[0] === key)?.[1];
  const rules: readonly string[] = ORIGINS[origin].rules;
  if (!isMapping(found) || !rules.includes(found.rule ?? '')) return null;
  return { ...found, mark: mapping.mark, headings: table.headings };
}

/**
 * Stores the answers for a table; does nothing for a table without headings, which cannot be recognised
 * later.
 */
export function rememberMapping(table: LoadTable, mapping: LoadMapping): void {
  if (table.headings === 0) return;
  const key = keyOf(table);
  const others = mappings().filter((entry) => Array.isArray(entry) && entry[0] !== key);
  writeItem(MAPPINGS_KEY, JSON.stringify([[key, mapping], ...others].slice(0, MOST_MAPPINGS)));
}
