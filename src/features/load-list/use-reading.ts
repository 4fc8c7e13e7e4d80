/** Interpretation of the table chosen for import, the open questions about it, and the user's answers. */
import { useMemo, useState } from 'react';
import { MOST_LISTED_LOADS } from '@/design/model/design-state';
import { rememberedMapping, rememberMapping } from '@/features/load-list/remembered';
import type { OfferedTable } from '@/load-tables/load-file';
import type { LoadMapping } from '@/load-tables/load-mapping';
import { isOpen, isOwn, propose, questionsOf } from '@/load-tables/proposal';
import { readLoads } from '@/load-tables/read-loads';
import { useSessionStore } from '@/stores/session';

interface Reading extends OfferedTable {
  mapping: LoadMapping;
  /** True if the user has confirmed this layout before and does not change it. */
  isRemembered: boolean;
}

/** Matches the kinds of questions about one file, which a remembered layout does not answer. */
const OF_FILE = /^(decimal|encoding|table|hidden|format|envelope)$/;

export function useReading(tables: readonly OfferedTable[]) {
  const user = String(useSessionStore((state) => state.user?.id) ?? '');
  const first = ({ table, proposal }: OfferedTable): Reading => {
    const remembered = rememberedMapping(user, table, proposal);
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
    place,
    read,
    badRows,
    questions,
    asksToConfirm,
    isTooMany,
    /** Index of the row in the picture. */
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
    /** Shows the remembered answers as questions again. */
    reopen: () => show({ ...reading, isRemembered: false }),
    changeHeadings: (headings: number) => {
      const changed = { ...table, headings };
      show(first({ table: changed, proposal: propose(changed) }));
    },
    chooseTable: (chosen: number) => {
      setPlace(chosen);
      show(first(tables[chosen]));
    },
    remember: () => rememberMapping(user, table, proposal, mapping),
  };
}

export type TableReading = ReturnType<typeof useReading>;
