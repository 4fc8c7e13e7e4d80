/** Formats the factors of a load combination as engineers write them. */
import { formatInput } from '@/text/format/format-number';

/** Returns a string such as `1.35 G + 1.5 Q`; the variable action Q is omitted if its factor is 0. */
export function factorsText({ dead, live }: { dead: number; live: number }): string {
  const permanent = `${formatInput(dead)} G`;
  return live === 0 ? permanent : `${permanent} + ${formatInput(live)} Q`;
}
