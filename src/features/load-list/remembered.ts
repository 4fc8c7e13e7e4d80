/** What the load list remembers of its user: how tables of one make were read. */
import { readItem, writeItem } from '@/stores/local-storage';
import type { LoadMapping, Table } from './import/load-mapping';
import { widthOf } from './import/mapping';

const MAPPINGS_KEY = 'loadListMappings';

/** Tables of as many makes; the oldest is forgotten. */
const MOST_MAPPINGS = 10;

type Remembered = [make: string, mapping: LoadMapping][];

/** Tables with the same headings come from the same program. */
const makeOf = (table: Table, headings: number): string =>
  JSON.stringify([widthOf(table), table.slice(0, headings)]);

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
  Array.isArray(mapping.names) &&
  typeof mapping.headings === 'number';

/** How a table with these headings was read before; null for one that is new. */
export function rememberedMapping(table: Table, headings: number): LoadMapping | null {
  const make = makeOf(table, headings);
  const found = mappings().find((entry) => Array.isArray(entry) && entry[0] === make)?.[1];
  return isMapping(found) ? found : null;
}

/** A table without headings tells nothing of its make. */
export function rememberMapping(table: Table, mapping: LoadMapping): void {
  if (mapping.headings === 0) return;
  const make = makeOf(table, mapping.headings);
  const others = mappings().filter((entry) => Array.isArray(entry) && entry[0] !== make);
  writeItem(MAPPINGS_KEY, JSON.stringify([[make, mapping], ...others].slice(0, MOST_MAPPINGS)));
}
