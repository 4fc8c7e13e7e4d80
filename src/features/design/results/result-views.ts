/** What the results show, as data: rows of the checks with their detail objects. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import type { ModeDetail, SummaryRow, TrailStep, Verdict } from '@/engineering/model/result';

export const TENSION_MODES = ['steel_tension', 'pull_out', 'concrete_cone', 'splitting'] as const;
export const SHEAR_MODES = ['steel_shear', 'pry_out', 'concrete_edge'] as const;
export type ModeKey = (typeof TENSION_MODES)[number] | (typeof SHEAR_MODES)[number];

export interface ModeRow {
  mode: ModeKey;
  row: SummaryRow;
  detail: ModeDetail | undefined;
}

export function modeRows(answer: CheckAnswerOnWire, kind: 'tension' | 'shear'): ModeRow[] {
  const modes: readonly ModeKey[] = kind === 'tension' ? TENSION_MODES : SHEAR_MODES;
  return modes.map((mode, index) => ({ mode, row: answer.summary[kind][index], detail: answer[mode] }));
}

export const COMBINED = [
  { key: 'steel', limit: 1 },
  { key: 'concrete', limit: 1 },
  { key: 'linear', limit: 1.2 },
] as const;

/** Limits are met up to rounding, as in the check itself. */
const ROUNDING = 1e-9;

export function combinedVerdict(value: number | null, limit: number): Verdict {
  if (value === null) return 'Not applicable';
  return value <= limit * (1 + ROUNDING) ? 'Satisfied' : 'Not satisfied';
}

/** Pass unless a single row is not satisfied or the combined check fails. */
export function overallPass(answer: CheckAnswerOnWire): boolean {
  const rows = [...answer.summary.tension, ...answer.summary.shear];
  return (
    rows.every(([, , , , verdict]) => verdict !== 'Not satisfied') &&
    answer.tensionShear1 !== 'Not satisfied' &&
    answer.tensionShear2 !== 'Not satisfied'
  );
}

/** Governing utilisation in per cent; null = unbounded. */
export function governingUtilisation(answer: CheckAnswerOnWire): number | null {
  if (answer.Max !== undefined) return answer.Max;
  const rows = [...answer.summary.tension, ...answer.summary.shear];
  if (rows.some(([, , value, , verdict]) => value === null && verdict === 'Not satisfied')) return null;
  const [steel, concrete, linear] = answer.tension_and_shear.map(([, , value]) => value ?? 0);
  const combined = Math.max(steel, Math.min(concrete, linear / 1.2));
  return Math.max(0, 100 * combined, ...rows.map(([, , value]) => value ?? 0));
}

export function trailOf(detail: { trail?: unknown } | undefined): readonly TrailStep[] {
  return Array.isArray(detail?.trail) ? (detail.trail as TrailStep[]) : [];
}
