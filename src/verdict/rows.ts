/** The rows of an answer by name, and how they make the documented verdict. */
import type { CheckAnswerOnWire } from '../api/contract/run-algorithm';
import { COMBINED_CHECKS, COMBINED_KEYS, withinLimit, type CombinedKey } from '../engineering/model/combined';
import type { SummaryRow, Verdict } from '../engineering/model/result';

export const TENSION_MODES = ['steel_tension', 'pull_out', 'concrete_cone', 'splitting'] as const;
export const SHEAR_MODES = ['steel_shear', 'pry_out', 'concrete_edge'] as const;
export type ModeKey = (typeof TENSION_MODES)[number] | (typeof SHEAR_MODES)[number];

export interface NamedRow {
  mode: ModeKey;
  row: SummaryRow;
}

export function namedRows({ summary }: CheckAnswerOnWire): NamedRow[] {
  return [
    ...TENSION_MODES.map((mode, index) => ({ mode, row: summary.tension[index] })),
    ...SHEAR_MODES.map((mode, index) => ({ mode, row: summary.shear[index] })),
  ];
}

export interface NamedSum {
  key: CombinedKey;
  /** Null where the row does not apply. */
  value: number | null;
  limit: number;
  verdict: Verdict;
}

export function combinedSums({ tension_and_shear: rows }: CheckAnswerOnWire): NamedSum[] {
  return COMBINED_KEYS.map((key, index) => {
    const [, , value] = rows[index];
    const { limit } = COMBINED_CHECKS[key];
    if (value === null) return { key, value, limit, verdict: 'Not applicable' };
    return { key, value, limit, verdict: withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied' };
  });
}

/** Pass unless a tension or shear row is not satisfied or the combined check fails. */
export function passes(answer: CheckAnswerOnWire): boolean {
  return (
    namedRows(answer).every(({ row: [, , , , verdict] }) => verdict !== 'Not satisfied') &&
    answer.tensionShear1 !== 'Not satisfied' &&
    answer.tensionShear2 !== 'Not satisfied'
  );
}

/** True where some row applies: the anchors carry tension or shear. */
export function hasRows(answer: CheckAnswerOnWire): boolean {
  return namedRows(answer).some(({ row: [, , , , verdict] }) => verdict !== 'Not applicable');
}
