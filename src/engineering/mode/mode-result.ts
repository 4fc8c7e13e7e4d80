/** Result shape shared by all failure modes, and its conversion to a check. */
import { withinLimit } from '@/engineering/model/combined';
import { largestBy } from '@/engineering/model/largest';
import type {
  BreakoutOutline,
  Check,
  DetailRecord,
  DetailValue,
  ForceKind,
  ModeDetail,
  ModeKey,
  TrailStep,
  Verdict,
} from '@/engineering/model/result';

export interface CheckedMode {
  applicable: true;
  /** Design action, kN. */
  action: number;
  /** Design resistance, kN. */
  resistance: number;
  /** Ratio of action to resistance; Infinity if the resistance is 0. */
  beta: number;
  anchors: readonly number[];
  detail: DetailRecord;
  trail: readonly TrailStep[];
  clusters?: readonly DetailRecord[];
  edges?: readonly DetailRecord[];
}

export interface SkippedMode {
  applicable: false;
  /** Remark code explaining why the mode was not checked. */
  reason: string;
  detail?: Readonly<Record<string, DetailValue>>;
}

export type ModeResult = CheckedMode | SkippedMode;

export interface CheckedModes {
  steel_tension: ModeResult;
  pull_out: ModeResult;
  concrete_cone: ModeResult;
  splitting: ModeResult;
  steel_shear: ModeResult;
  pry_out: ModeResult;
  concrete_edge: ModeResult;
}

/** Returns why a mode was not checked; '' if it was checked. */
export const reasonOf = (mode: ModeResult): string => (mode.applicable ? '' : mode.reason);

export function verdictOf(value: number, limit = 1): Verdict {
  return withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied';
}

/** Converts a number for the response: returns null if the number is infinite. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Returns the check of a failure mode with its details. */
export function checkOf(kind: ForceKind, mode: ModeKey, result: ModeResult, trail: boolean): Check {
  const detail = modeDetail(result, trail);
  if (!result.applicable)
    return {
      kind,
      mode,
      action: null,
      resistance: null,
      utilisation: null,
      anchors: '',
      verdict: 'Not applicable',
      detail,
    };
  const { action, resistance, beta, anchors } = result;
  return {
    kind,
    mode,
    action,
    resistance,
    utilisation: finite(100 * beta),
    anchors: anchors.join(','),
    verdict: verdictOf(beta),
    detail,
  };
}

/** Returns details and trail; without `trail`, only whether the mode applies, or the reason. */
export function modeDetail(mode: ModeResult, trail: boolean): ModeDetail {
  if (!trail) return { applicable: mode.applicable, reason: mode.applicable ? '' : mode.reason, trail: [] };
  if (!mode.applicable) return { ...mode.detail, applicable: false, reason: mode.reason, trail: [] };
  const { clusters, edges } = mode;
  return {
    applicable: true,
    reason: '',
    ...mode.detail,
    ...(clusters ? { clusters } : {}),
    ...(edges ? { edges } : {}),
    trail: mode.trail,
  };
}

/**
 * Returns the item with the largest beta; the first of equal items, so that symmetric designs always give the
 * same result; undefined without items.
 */
export function governing<T extends { beta: number }>(items: readonly T[]): T | undefined {
  return largestBy(items, ({ beta }) => beta);
}

/** Result of checking one group, row or anchor within a mode. */
export interface PartCheck {
  action: number;
  resistance: number;
  beta: number;
  anchors: readonly number[];
  detail: DetailRecord;
  calculation: { readonly trail: readonly TrailStep[] };
  /** Concrete that breaks out; not without trail, nor if the check consists of partial checks. */
  body?: BreakoutOutline | undefined;
}

/** Returns the details of a part with the concrete that breaks out. */
export const detailOf = ({ detail, body }: PartCheck): DetailRecord => (body ? { ...detail, body } : detail);

/** Returns the result of a failure mode with the values of its only or governing part. */
export const modeOf = (part: PartCheck): CheckedMode => ({
  applicable: true,
  action: part.action,
  resistance: part.resistance,
  beta: part.beta,
  anchors: part.anchors,
  detail: detailOf(part),
  trail: part.calculation.trail,
});

/**
 * Returns the result of a failure mode with the values of its most unfavourable part, or undefined if there
 * are no parts. `list` is the name of the field for the details of all parts.
 */
export function modeOfParts(
  parts: readonly PartCheck[],
  list: 'clusters' | 'edges',
): CheckedMode | undefined {
  const worst = governing(parts);
  return worst && { ...modeOf(worst), [list]: parts.map(({ detail }) => detail) };
}
