/** How the chosen sheet is read, what that leaves out, and what a person has confirmed of it. */
import { useMemo, useState } from 'react';
import type { NamedTable } from '@/shared/tables/named-table';
import { MOST_LISTED_LOADS } from '@/design/model/design-state';
import type { LoadMapping, Table } from './import/load-mapping';
import { isDoubtful, leftOutBy, proposeMapping } from './import/mapping';
import { isEnvelope, ORIGINS, ruleOf, withSigns, type Origin, type SignRule } from './import/origin';
import { readLoads } from './import/read-loads';
import { rememberedMapping, rememberMapping } from './remembered';

interface Reading {
  mapping: LoadMapping;
  isRemembered: boolean;
  origin: Origin | null;
  /** Null while a person has to choose the signs. */
  rule: SignRule | null;
  isMarkDoubtful: boolean;
}

/** How a table is first read: as it was the last time, else by its words. */
function firstReading(table: Table): Reading {
  const { mapping, origin, isMarkDoubtful } = proposeMapping(table);
  const remembered = rememberedMapping(table, mapping.headings);
  return {
    mapping: remembered ?? mapping,
    isRemembered: remembered !== null,
    origin,
    rule: origin && (remembered === null ? ORIGINS[origin].proposed : ruleOf(remembered, origin)),
    isMarkDoubtful,
  };
}

export function useReading(tables: readonly NamedTable[]) {
  const [sheet, setSheet] = useState(0);
  const { cells, leftOut: cellsLeftOut = 0 } = tables[sheet];
  const [reading, setReading] = useState(() => firstReading(cells));
  const [isWithoutBad, setWithoutBad] = useState(false);
  const [isLeftOutRight, setLeftOutRight] = useState(false);
  const { mapping, origin, rule } = reading;
  const read = useMemo(() => readLoads(cells, mapping), [cells, mapping]);
  const leftOut = useMemo(() => leftOutBy(cells, mapping), [cells, mapping]);
  const isOpen = isDoubtful(leftOut);
  const isTooMany = read.loads.length > MOST_LISTED_LOADS;
  return {
    ...reading,
    cells,
    cellsLeftOut,
    sheet,
    read,
    leftOut,
    isTooMany,
    isEnvelope: useMemo(() => isEnvelope(cells), [cells]),
    isReady:
      read.loads.length > 0 &&
      !isTooMany &&
      (read.badRows === 0 || isWithoutBad) &&
      (!isOpen || isLeftOutRight) &&
      (origin === null || rule !== null),
    isWithoutBad,
    setWithoutBad,
    isLeftOutRight,
    setLeftOutRight,
    change: (next: LoadMapping) => {
      setLeftOutRight(false);
      setReading((before) => ({
        ...before,
        mapping: next,
        isRemembered: false,
        isMarkDoubtful: before.isMarkDoubtful && next.mark === before.mapping.mark,
      }));
    },
    chooseSigns: (chosen: SignRule) =>
      setReading((before) => ({ ...before, mapping: withSigns(before.mapping, chosen), rule: chosen })),
    chooseSheet: (place: number) => {
      setSheet(place);
      setReading(firstReading(tables[place].cells));
      setWithoutBad(false);
      setLeftOutRight(false);
    },
    /** What left a force out is asked about again. */
    remember: () => {
      if (!isOpen) rememberMapping(cells, mapping);
    },
  };
}
