/**
 * Ticks and reasons for a form's doubtful values, including ticks and reasons entered earlier in this
 * browser tab.
 */
import { useState } from 'react';
import {
  storeReasons,
  storedReasons,
  type FigureReason,
} from '@/features/administration/records/figure-reasons';

interface Figure {
  key: string;
  value: string;
}

interface Entry extends FigureReason {
  isTicked: boolean;
}

export function useDoubtfulFigures(record: string) {
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>(() =>
    Object.fromEntries(
      Object.entries(storedReasons(record)).map(([key, kept]) => [key, { ...kept, isTicked: true }]),
    ),
  );
  // Number of attempts to submit the form while a doubtful value had no tick or no reason.
  const [refusals, setRefusals] = useState(0);

  /** Returns the tick and reason of a value; both are empty if they were entered for another value. */
  const entryAt = ({ key, value }: Figure): Entry => {
    const entry: Entry | undefined = entries[key];
    return entry?.value === value ? entry : { value, reason: '', isTicked: false };
  };
  const isSettled = (figure: Figure) => {
    const { isTicked, reason } = entryAt(figure);
    return isTicked && reason.trim() !== '';
  };
  const put = (figure: Figure, change: Partial<Entry>) =>
    setEntries((before) => ({ ...before, [figure.key]: { ...entryAt(figure), ...change } }));

  return {
    refusals,
    entryOf: (figure: Figure) => {
      const { isTicked, reason } = entryAt(figure);
      return { isTicked, reason, isWanting: (refusals > 0 || isTicked) && !isSettled(figure) };
    },
    /**
     * Sets or clears a tick. A new tick without a reason copies the reason entered last, because one
     * assessment often covers many values.
     */
    tick: (figure: Figure, isTicked: boolean) => {
      const { reason } = entryAt(figure);
      const last = Object.values(entries)
        .map((entry) => entry.reason)
        .findLast((text) => text !== '');
      put(figure, { isTicked, reason: isTicked && reason === '' ? (last ?? '') : reason });
    },
    say: (figure: Figure, reason: string) => put(figure, { reason, isTicked: reason.trim() !== '' }),
    /** Returns false if a value lacks its tick or reason; these values are then marked. */
    areSettled: (figures: readonly Figure[]) => {
      const settled = figures.every(isSettled);
      setRefusals((before) => (settled ? 0 : before + 1));
      return settled;
    },
    keep: (figures: readonly Figure[], name = record) =>
      storeReasons(
        name,
        Object.fromEntries(
          figures.map((figure) => [figure.key, { value: figure.value, reason: entryAt(figure).reason }]),
        ),
      ),
  };
}
