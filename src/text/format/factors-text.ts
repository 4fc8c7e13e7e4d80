/** Factors of a combination of loads as an engineer writes them. */
import { formatInput } from '@/text/format/format-number';

/** `1.35 G + 1.5 Q`; without the variable part where it does not count. */
export function factorsText({ dead, live }: { dead: number; live: number }): string {
  const permanent = `${formatInput(dead)} G`;
  return live === 0 ? permanent : `${permanent} + ${formatInput(live)} Q`;
}
