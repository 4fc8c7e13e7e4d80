/** Result values embedded in a report, and changes to these values since the report. */
import { verdictOfResult } from '@/design/verdict/design-verdict';
import type { ReportedFigures, RowFigures } from '@/design/verdict/figures-in-report';
import { rowKeyOf } from '@/design/verdict/governing';
import type { VerdictWord } from '@/design/verdict/ledger';
import { combinedSums, namedRows, ROW_KEYS, utilisationsOf, type RowKey } from '@/design/verdict/rows';
import type { StoredResult } from '@/design/verdict/stored-result';

/**
 * Returns the values of a result to store in a report. `anchor` is the fingerprint of the record values that
 * the design uses.
 */
export function figuresOf(result: StoredResult, anchor: string): ReportedFigures {
  const { answer, time } = result;
  const { word, governing } = verdictOfResult(result);
  const utilisations = utilisationsOf(answer);
  const utilisation = (key: RowKey) => utilisations[key] ?? null;
  const modes = namedRows(answer).map(({ mode, action, resistance }): [RowKey, RowFigures] => [
    mode,
    { action, resistance, utilisation: utilisation(mode) },
  ]);
  const sums = combinedSums(answer).map(({ key, beta_N, beta_V }): [RowKey, RowFigures] => [
    key,
    { action: beta_N, resistance: beta_V, utilisation: utilisation(key) },
  ]);
  return {
    time,
    engine: answer.engine ?? '',
    anchor,
    verdict: word,
    governing: governing && rowKeyOf(governing),
    rows: Object.fromEntries([...modes, ...sums]),
  };
}

export type Change =
  | { of: 'verdict'; then: VerdictWord; now: VerdictWord }
  | { of: 'governing'; then: RowKey | null; now: RowKey | null }
  | { of: 'engine' | 'anchor'; then: string; now: string }
  | { of: 'row'; key: RowKey; figure: keyof RowFigures; then: number | null; now: number | null };

/**
 * Tolerance: values that differ by less count as equal, because another machine may round a sum differently.
 */
const SAME = 1e-6;

function isSame(then: number | null, now: number | null): boolean {
  if (then === null || now === null) return then === now;
  return Math.abs(then - now) <= SAME * Math.max(1, Math.abs(then), Math.abs(now));
}

const FIGURES = ['action', 'resistance', 'utilisation'] as const;
const NO_FIGURES: RowFigures = { action: null, resistance: null, utilisation: null };

function rowChanges(key: RowKey, then: ReportedFigures, now: ReportedFigures): Change[] {
  const [before, after] = [then.rows[key] ?? NO_FIGURES, now.rows[key] ?? NO_FIGURES];
  return FIGURES.filter((figure) => !isSame(before[figure], after[figure])).map((figure): Change => ({
    of: 'row',
    key,
    figure,
    then: before[figure],
    now: after[figure],
  }));
}

/** Returns the changes in the order of their importance to the reader. */
export function changesSince(then: ReportedFigures, now: ReportedFigures): Change[] {
  const changed = <T extends Change>(change: T): T[] => (change.then === change.now ? [] : [change]);
  return [
    ...changed({ of: 'verdict', then: then.verdict, now: now.verdict }),
    ...changed({ of: 'governing', then: then.governing, now: now.governing }),
    ...changed({ of: 'engine', then: then.engine, now: now.engine }),
    ...changed({ of: 'anchor', then: then.anchor, now: now.anchor }),
    ...ROW_KEYS.flatMap((key) => rowChanges(key, then, now)),
  ];
}
