import { expect, it } from 'vitest';
import { withinTimeBudget, LONG, WITHOUT_TIME_BUDGET } from '@/design/run/phases';

function paceOf(total: number) {
  let now = 0;
  const isLong = withinTimeBudget(() => now)(total);
  return (ms: number, done: number) => {
    now = ms;
    return isLong(done);
  };
}

it('`hurried` estimates from the finished load cases whether the remaining load cases take too long', () => {
  const after = paceOf(100);
  // Ten of 100 load cases took 0.6 s, so the remaining 90 would take 5.4 s.
  expect(after(600, 10)).toBe(false);
  // Ten load cases took 1.2 s, so the remaining 90 would take 10.8 s.
  expect(after(1200, 10)).toBe(true);
  expect(after(1000 * LONG * 10, 100)).toBe(false);
});

it('`hurried` makes no estimate in the first half second, because the server may have been idle', () => {
  expect(paceOf(1000)(499, 1)).toBe(false);
  expect(paceOf(1000)(500, 1)).toBe(true);
});

it('PATIENT never reports that the remaining load cases take too long, here with 19,999 load cases', () => {
  expect(WITHOUT_TIME_BUDGET(20_000)(1)).toBe(false);
});
