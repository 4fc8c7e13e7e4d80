/** Whether what is left of a load list is too long to follow by itself. */
import { expect, it } from 'vitest';
import { isLong } from './run-rest';

const progress = (done: number, total: number) => ({ plate: 'rigid' as const, done, total, begin: 1000 });

it.each<[string, ReturnType<typeof progress>, number, boolean]>([
  // 100 ms a row.
  ['200 rows of which the first ten took a second', progress(10, 200), 2000, true],
  ['ten rows at the same pace', progress(5, 10), 1500, false],
  ['just under ten seconds', progress(10, 109), 2000, false],
  ['just over ten seconds', progress(10, 111), 2000, true],
  ['the first moments, by which nothing is judged', progress(0, 2000), 1400, false],
  ['no answer at all for long', progress(0, 20), 2000, true],
])('%s', (_, at, now, expected) => expect(isLong(at, now)).toBe(expected));
