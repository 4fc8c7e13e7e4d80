/** Ticks for a form's doubtful values. */
import { useState } from 'react';

interface Figure {
  key: string;
  value: string;
}

export function useDoubtfulFigures() {
  // Value to which a tick applies, by the key of the value; any other value must be checked again.
  const [ticked, setTicked] = useState<Readonly<Record<string, string | null>>>({});
  // Number of attempts to submit the form while a doubtful value had no tick.
  const [refusals, setRefusals] = useState(0);
  const isTicked = ({ key, value }: Figure) => ticked[key] === value;
  return {
    refusals,
    isTicked,
    tick: ({ key, value }: Figure, isOn: boolean) =>
      setTicked((before) => ({ ...before, [key]: isOn ? value : null })),
    /** Returns false if a value lacks its tick; these values are then marked. */
    areSettled: (figures: readonly Figure[]) => {
      const settled = figures.every(isTicked);
      setRefusals((before) => (settled ? 0 : before + 1));
      return settled;
    },
  };
}
