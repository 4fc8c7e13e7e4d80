/** Formats the factors for a load combination as an engineer writes them. */
import { formatInput } from '@/text/format/format-number';

/** Returns a string such as `1.35 G + 1.5 Q`, without the variable action Q if it is excluded. */
export function factorsText({ dead, live }: { dead: number; live: number }): string {
  const permanent = `${formatInput(dead)} G`;
  return live === 0 ? permanent : `${permanent} + ${formatInput(live)} Q`;
}
