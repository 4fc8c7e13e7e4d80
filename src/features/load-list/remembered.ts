/** Stores the layouts of load tables that a user has confirmed, with the user's answers. */
import type { ColumnUse, LoadMapping } from '@/load-tables/load-mapping';
import type { LoadTable } from '@/load-tables/parts';
import { layoutOf, type Proposal } from '@/load-tables/proposal';
import { STATEMENT_NAMES, STATEMENTS } from '@/load-tables/statements';
import { readItem, writeItem } from '@/stores/local-storage';
import { LAYOUTS_KEY } from '@/stores/session';

/** Maximum number of layouts; the oldest is dropped. */
const MOST_LAYOUTS = 30;

type Layouts = [layout: string, mapping: LoadMapping][];

const keyOf = (user: string) => `${LAYOUTS_KEY}:${user}`;

function layouts(user: string): Layouts {
  try {
    const read: unknown = JSON.parse(readItem(keyOf(user)) ?? '[]');
    return Array.isArray(read) ? (read as Layouts).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

const isMapping = (
  mapping: Partial<LoadMapping> | undefined,
  { mapping: proposed }: Proposal,
): mapping is LoadMapping =>
  Array.isArray(mapping?.columns) &&
  mapping.columns.length === proposed.columns.length &&
  mapping.columns.every((use: Partial<ColumnUse> | null) => typeof use?.isStated === 'boolean') &&
  typeof mapping.answers === 'object' &&
  STATEMENT_NAMES.every((name) =>
    [null, ...STATEMENTS[name]].some((one) => one === mapping.statements?.[name]),
  );

/**
 * Returns the answers for a table of the same layout; null if there are none or if they are invalid. The
 * decimal mark follows from the cells of `table`, not from the answers.
 */
export function rememberedMapping(user: string, table: LoadTable, proposal: Proposal): LoadMapping | null {
  const layout = layoutOf(table, proposal);
  const found = layouts(user).find(([known]) => known === layout)?.[1];
  const { mark, headings } = proposal.mapping;
  return isMapping(found, proposal) ? { ...found, mark, headings } : null;
}

/** Stores the answers, except for a table without headings, which cannot be recognised later. */
export function rememberMapping(
  user: string,
  table: LoadTable,
  proposal: Proposal,
  mapping: LoadMapping,
): void {
  if (table.headings === 0) return;
  const layout = layoutOf(table, proposal);
  const others = layouts(user).filter(([known]) => known !== layout);
  writeItem(keyOf(user), JSON.stringify([[layout, mapping], ...others].slice(0, MOST_LAYOUTS)));
}
