/** Ticks and reasons of a form's doubtful figures, those said before in this page among them. */
import { useState } from 'react';
import { keepReasons, keptReasons, type FigureReason } from './figure-reasons';

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
      Object.entries(keptReasons(record)).map(([key, kept]) => [key, { ...kept, isTicked: true }]),
    ),
  );
  const [isAsked, setIsAsked] = useState(false);

  /** Said of another value it does not hold. */
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
    entryOf: (figure: Figure) => {
      const { isTicked, reason } = entryAt(figure);
      return { isTicked, reason, isWanting: (isAsked || isTicked) && !isSettled(figure) };
    },
    /** A tick takes over the reason that was given last: an approval is one for many figures. */
    tick: (figure: Figure, isTicked: boolean) => {
      const { reason } = entryAt(figure);
      const last = Object.values(entries)
        .map((entry) => entry.reason)
        .findLast((text) => text !== '');
      put(figure, { isTicked, reason: isTicked && reason === '' ? (last ?? '') : reason });
    },
    say: (figure: Figure, reason: string) => put(figure, { reason, isTicked: reason.trim() !== '' }),
    /** False where one of them lacks its tick or its reason; from then on these are marked. */
    areSettled: (figures: readonly Figure[]) => {
      const settled = figures.every(isSettled);
      setIsAsked(!settled);
      return settled;
    },
    keep: (figures: readonly Figure[], name = record) =>
      keepReasons(
        name,
        Object.fromEntries(
          figures.map((figure) => [figure.key, { value: figure.value, reason: entryAt(figure).reason }]),
        ),
      ),
  };
}
