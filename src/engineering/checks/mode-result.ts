/** Result shape shared by all failure modes, and its conversion to a check. */
import { withinLimit } from '@/engineering/model/combined';
import { finite, largestBy } from '@/engineering/model/largest-result';
import type {
  BreakoutOutline,
  Check,
  CheckedEdge,
  DetailRecord,
  DetailValue,
  ForceKind,
  ModeDetail,
  ModeKey,
  TrailStep,
  Verdict,
} from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';

interface CheckedMode {
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

interface SkippedMode {
  applicable: false;
  /** Remark code explaining why the mode was not checked. */
  reason: string;
  detail?: Readonly<Record<string, DetailValue>>;
}

export type ModeResult = CheckedMode | SkippedMode;

export type CheckedModes = Readonly<Record<ModeKey, ModeResult>>;

/** Returns why a mode was not checked; '' if it was checked. */
export const reasonOf = (mode: ModeResult): string => (mode.applicable ? '' : mode.reason);

export function verdictOf(value: number, limit = 1): Verdict {
  return withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied';
}

/** Returns the values of a checked mode as in the response, without its details. */
const valuesOf = ({ action, resistance, beta, anchors }: CheckedMode) => ({
  action,
  resistance,
  utilisation: finite(100 * beta),
  anchors: anchors.join(','),
  verdict: verdictOf(beta),
});

const NO_VALUES = {
  action: null,
  resistance: null,
  utilisation: null,
  anchors: '',
  verdict: 'Not applicable',
} as const;

/** Returns the check of a failure mode with its details. */
export const checkOf = (kind: ForceKind, mode: ModeKey, result: ModeResult, trail: boolean): Check => ({
  kind,
  mode,
  ...(result.applicable ? valuesOf(result) : NO_VALUES),
  detail: modeDetail(result, trail),
});

/** Concrete edge failure at one edge: the values of the most unfavourable row or group. */
export interface EdgeMode extends CheckedMode {
  edge: EdgeName;
}

export const checkedEdge = ({ edge, ...mode }: EdgeMode, trail: boolean): CheckedEdge => ({
  edge,
  ...valuesOf(mode),
  detail: modeDetail(mode, trail),
});

/** Returns details and trail; without `trail`, only whether the mode applies, or the reason. */
function modeDetail(mode: ModeResult, trail: boolean): ModeDetail {
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

/** Returns the item with the largest beta, the first of equal ones for symmetry; undefined without items. */
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
