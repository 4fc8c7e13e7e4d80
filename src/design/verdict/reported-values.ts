/** Result values stored in the design file of a report, and changes to these values since the report. */
import * as z from 'zod/mini';
import {
  allChecks,
  combinedSums,
  ROW_KEYS,
  type RowKey,
  rowKeyOf,
  utilisationsOf,
} from '@/design/verdict/check-status';
import { verdictOf } from '@/design/verdict/design-verdict';
import { VERDICT_WORDS, type VerdictWord } from '@/design/verdict/requirement-states';
import type { RunResult } from '@/design/verdict/run-result';

const figure = z.nullable(z.number());
const keySchema = z.enum(ROW_KEYS as [RowKey, ...RowKey[]]);
/**
 * Values of a row. Failure mode: action and resistance in kN, utilisation in per cent. Combined check: the
 * two ratios, and the utilisation in per cent of the limit.
 */
const rowSchema = z.object({ action: figure, resistance: figure, utilisation: figure });
type RowFigures = z.infer<typeof rowSchema>;

export const reportedSchema = z.object({
  /** ISO time of the calculation. */
  time: z.string(),
  /** Name and version of the engine; '' if the response does not contain them. */
  engine: z.string(),
  /** Fingerprint of the anchor values that the design uses. */
  anchor: z.string(),
  verdict: z.enum(Object.keys(VERDICT_WORDS) as [VerdictWord, ...VerdictWord[]]),
  /** Governing row; null if nothing needs to be verified. */
  governing: z.nullable(keySchema),
  rows: z.partialRecord(keySchema, rowSchema),
});
export type ReportedValues = z.infer<typeof reportedSchema>;

/** `anchor`: fingerprint of the record values that the design uses. */
export function reportedValuesOf(result: RunResult, anchor: string): ReportedValues {
  const { answer, time } = result;
  const { word, governing } = verdictOf(result);
  const utilisations = utilisationsOf(answer);
  const utilisation = (key: RowKey) => utilisations[key] ?? null;
  const modes = allChecks(answer).map(({ mode, action, resistance }): [RowKey, RowFigures] => [
    mode,
    { action, resistance, utilisation: utilisation(mode) },
  ]);
  const sums = combinedSums(answer).map(({ key, beta_N, beta_V }): [RowKey, RowFigures] => [
    key,
    { action: beta_N, resistance: beta_V, utilisation: utilisation(key) },
  ]);
  return {
    time,
    engine: answer.engine,
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

/** Tolerance: another machine may round a sum differently. */
const SAME = 1e-6;

function isSame(then: number | null, now: number | null): boolean {
  if (then === null || now === null) return then === now;
  return Math.abs(then - now) <= SAME * Math.max(1, Math.abs(then), Math.abs(now));
}

const FIGURES = ['action', 'resistance', 'utilisation'] as const;
const NO_FIGURES: RowFigures = { action: null, resistance: null, utilisation: null };

function rowChanges(key: RowKey, then: ReportedValues, now: ReportedValues): Change[] {
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
export function changesSince(then: ReportedValues, now: ReportedValues): Change[] {
  const changed = <T extends Change>(change: T): T[] => (change.then === change.now ? [] : [change]);
  return [
    ...changed({ of: 'verdict', then: then.verdict, now: now.verdict }),
    ...changed({ of: 'governing', then: then.governing, now: now.governing }),
    ...changed({ of: 'engine', then: then.engine, now: now.engine }),
    ...changed({ of: 'anchor', then: then.anchor, now: now.anchor }),
    ...ROW_KEYS.flatMap((key) => rowChanges(key, then, now)),
  ];
}
