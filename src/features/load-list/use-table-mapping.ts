/** Interpretation of the table chosen for import, the open questions about it, and the user's answers. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_LISTED_LOADS } from '@/design/model/design-state';
import type { AvailableTable } from '@/files/load-tables/find-load-tables';
import { STATEMENT_NAMES, STATEMENTS } from '@/files/load-tables/load-conventions';
import type { LoadMapping, ColumnUse } from '@/files/load-tables/load-mapping';
import {
  isOpen,
  isOwn,
  propose,
  questionsOf,
  layoutOf,
  type Proposal,
} from '@/files/load-tables/mapping-proposal';
import type { Say } from '@/files/load-tables/question-text';
import { readLoads } from '@/files/load-tables/read-loads';
import type { LoadTable } from '@/files/load-tables/split-tables';
import { readItem, writeItem } from '@/stores/local-storage';
import { useSessionStore, LAYOUTS_KEY } from '@/stores/session';

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

/** Returns the user's answers for a table with the same layout. */
export function storedMapping(user: string, table: LoadTable, proposal: Proposal): LoadMapping | null {
  const layout = layoutOf(table, proposal);
  const found = layouts(user).find(([known]) => known === layout)?.[1];
  const { mark, headings } = proposal.mapping;
  return isMapping(found, proposal) ? { ...found, mark, headings } : null;
}

/** Stores the answers, except for a table without headings, which cannot be recognised later. */
export function storeMapping(user: string, table: LoadTable, proposal: Proposal, mapping: LoadMapping): void {
  if (table.headings === 0) return;
  const layout = layoutOf(table, proposal);
  const others = layouts(user).filter(([known]) => known !== layout);
  writeItem(keyOf(user), JSON.stringify([[layout, mapping], ...others].slice(0, MOST_LAYOUTS)));
}

interface Reading extends AvailableTable {
  mapping: LoadMapping;
  /** True if the user has confirmed this layout before and does not change it. */
  isRemembered: boolean;
}

/** Matches the kinds of questions about one file, which a remembered layout does not answer. */
const OF_FILE = /^(decimal|encoding|table|hidden|format|envelope)$/;

export function useTableMapping(tables: readonly AvailableTable[]) {
  const { t } = useTranslation('loadList');
  const say = useCallback<Say>((key, values) => t(key as 'import.title', values), [t]);
  const user = String(useSessionStore((state) => state.user?.id) ?? '');
  const first = ({ table, proposal }: AvailableTable): Reading => {
    const remembered = storedMapping(user, table, proposal);
    return { table, proposal, mapping: remembered ?? proposal.mapping, isRemembered: remembered !== null };
  };
  const [place, setPlace] = useState(0);
  const [reading, setReading] = useState(() => first(tables[0]));
  const [isWithoutBad, setWithoutBad] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [shownRow, setShownRow] = useState(0);
  const { table, proposal, mapping, isRemembered } = reading;
  const read = useMemo(() => readLoads(table, mapping), [table, mapping]);
  const all = useMemo(() => questionsOf(table, proposal, mapping), [table, proposal, mapping]);
  const questions = all.filter((one) => !isRemembered || OF_FILE.test(one.kind) || isOpen(one, mapping));
  // Only the app's own headings and a layout that the user has confirmed need no confirmation.
  const isKnown = isRemembered || isOwn(proposal);
  const asksToConfirm = !isKnown || questions.some(({ certainty }) => certainty === 'likely');
  const isTooMany = read.loads.length > MOST_LISTED_LOADS;
  const badRows = new Set(read.bad.map(({ row }) => row)).size;
  const show = (next: Reading) => {
    setConfirmed(false);
    setWithoutBad(false);
    setReading(next);
  };
  return {
    ...reading,
    /** Translates the keys of questions and reasons. */
    say,
    place,
    read,
    badRows,
    questions,
    asksToConfirm,
    isTooMany,
    shownRow: Math.min(shownRow, Math.max(0, read.loads.length - 1)),
    setShownRow,
    isReady:
      read.loads.length > 0 &&
      !isTooMany &&
      (badRows === 0 || isWithoutBad) &&
      (!asksToConfirm || isConfirmed) &&
      !questions.some((question) => isOpen(question, mapping)),
    isWithoutBad,
    setWithoutBad,
    isConfirmed,
    setConfirmed,
    change: (next: LoadMapping) => show({ ...reading, mapping: next }),
    reopen: () => show({ ...reading, isRemembered: false }),
    changeHeadings: (headings: number) => {
      const changed = { ...table, headings };
      show(first({ table: changed, proposal: propose(changed) }));
    },
    chooseTable: (chosen: number) => {
      setPlace(chosen);
      show(first(tables[chosen]));
    },
    remember: () => storeMapping(user, table, proposal, mapping),
  };
}

export type TableMapping = ReturnType<typeof useTableMapping>;
