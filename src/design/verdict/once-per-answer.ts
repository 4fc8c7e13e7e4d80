/** Cache for data derived from a response, which never changes after parsing. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';

/** Derives the data only once for each response, however many rules read the data. */
export function oncePerAnswer<T>(derive: (answer: CheckAnswerOnWire) => T): (answer: CheckAnswerOnWire) => T {
  const known = new WeakMap<CheckAnswerOnWire, { value: T }>();
  return (answer) => {
    const entry = known.get(answer) ?? { value: derive(answer) };
    known.set(answer, entry);
    return entry.value;
  };
}
