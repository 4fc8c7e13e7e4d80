/** Check rows of a response, with their details. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { rowsOf, type ForceKind, type NamedRow } from '@/design/verdict/rows';
import type { ModeDetail, TrailStep } from '@/engineering';

export interface ModeRow extends NamedRow {
  detail: ModeDetail | undefined;
}

export const modeRows = (answer: CheckAnswerOnWire, kind: ForceKind): ModeRow[] =>
  rowsOf(answer, kind).map((named) => ({ ...named, detail: answer[named.mode] }));

export const allModeRows = (answer: CheckAnswerOnWire): ModeRow[] => [
  ...modeRows(answer, 'tension'),
  ...modeRows(answer, 'shear'),
];

export function trailOf(detail: { trail?: unknown } | undefined): readonly TrailStep[] {
  return Array.isArray(detail?.trail) ? (detail.trail as TrailStep[]) : [];
}
