/** Interpretation of the table chosen for import, the open questions about it, and the user's answers. */
import { useMemo, useState } from 'react';
import { MOST_LISTED_LOADS } from '@/design/model/design-state';
import { rememberedMapping, rememberMapping } from '@/features/load-list/remembered';
import type { OfferedTable } from '@/load-tables/load-file';
import type { LoadMapping } from '@/load-tables/load-mapping';
import { columnQuestions, isAnswered, propose } from '@/load-tables/proposal';
import { isEnvelope, readLoads } from '@/load-tables/read-loads';

interface Reading extends OfferedTable {
  mapping: LoadMapping;
  isRemembered: boolean;
}

/** Returns the initial interpretation of a table: the remembered answers if any, otherwise the proposal. */
function firstReading({ table, proposal }: OfferedTable): Reading {
  const remembered = rememberedMapping(table, proposal);
  return { table, proposal, mapping: remembered ?? proposal.mapping, isRemembered: remembered !== null };
}

export function useReading(tables: readonly OfferedTable[]) {
  const [place, setPlace] = useState(0);
  const [reading, setReading] = useState(() => firstReading(tables[0]));
  const [isWithoutBad, setWithoutBad] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { table, proposal, mapping, isRemembered } = reading;
  const read = useMemo(() => readLoads(table, mapping), [table, mapping]);
  const ofColumns = useMemo(
    () => columnQuestions(table, mapping, proposal.columns),
    [table, mapping, proposal],
  );
  // Remembered answers apply to all tables with these headings, except the answers about encoding, decimal
  // mark and table, which belong to one file.
  const ofFile = proposal.questions.filter(
    ({ kind }) => !isRemembered || kind === 'decimal' || kind === 'encoding' || kind === 'table',
  );
  const questions = [...ofFile, ...(isRemembered ? [] : ofColumns)];
  const asksToConfirm = questions.some(({ certainty }) => certainty === 'likely');
  const isTooMany = read.loads.length > MOST_LISTED_LOADS;
  const badRows = new Set(read.bad.map(({ row }) => row)).size;
  return {
    ...reading,
    place,
    read,
    badRows,
    questions,
    asksToConfirm,
    isTooMany,
    isEnvelope: useMemo(() => isEnvelope(table.cells), [table]),
    isReady:
      read.loads.length > 0 &&
      !isTooMany &&
      (badRows === 0 || isWithoutBad) &&
      (!asksToConfirm || isConfirmed) &&
      questions.every((question) => isAnswered(question, mapping)),
    isWithoutBad,
    setWithoutBad,
    isConfirmed,
    setConfirmed,
    /** Replaces the mapping after the user has changed it in the column table. */
    change: (next: LoadMapping) => {
      setConfirmed(false);
      setReading({ table, proposal, mapping: next, isRemembered: false });
    },
    answer: (next: LoadMapping) => setReading({ ...reading, mapping: next }),
    changeHeadings: (headings: number) => {
      const changed = { ...table, headings };
      setConfirmed(false);
      setReading({ ...firstReading({ table: changed, proposal: propose(changed) }), isRemembered: false });
    },
    chooseTable: (chosen: number) => {
      setPlace(chosen);
      setReading(firstReading(tables[chosen]));
      setWithoutBad(false);
      setConfirmed(false);
    },
    /**
     * Stores the answers, unless a question about columns remains, such as an unused column of forces: the
     * user must be asked about these columns every time.
     */
    remember: () => {
      if (ofColumns.length === 0) rememberMapping(table, mapping);
    },
  };
}
