/** Calculator for tests that uses the engine and counts its calls. */
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { Calculator } from '@/api/contract/calculator';

export interface WatchedCalculator extends Calculator {
  /** Number of calls of each kind so far. */
  runs: number;
  checks: number;
}

export function watchedCalculator(answers: Calculator = libraryCalculator()): WatchedCalculator {
  const watched: WatchedCalculator = {
    runs: 0,
    checks: 0,
    run: (...asked) => {
      watched.runs += 1;
      return answers.run(...asked);
    },
    check: (...asked) => {
      watched.checks += 1;
      return answers.check(...asked);
    },
    atOnce: answers.atOnce,
  };
  return watched;
}
