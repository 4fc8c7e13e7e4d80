/**
 * Gives names to the checks and combined checks in a response, because the API distinguishes them only by
 * position.
 */
import {
  COMBINED_KEYS,
  type CheckAnswer,
  type CombinedKey,
  type SummaryRow,
  type Verdict,
} from '@/engineering';

/** Failure modes in the order of the `summary` rows. */
export const MODES = {
  tension: ['steel_tension', 'pull_out', 'concrete_cone', 'splitting'],
  shear: ['steel_shear', 'pry_out', 'concrete_edge'],
} as const;

export type ForceKind = keyof typeof MODES;
export type ModeKey = (typeof MODES)[ForceKind][number];

/** Kinds of forces in the order of the response. */
export const FORCE_KINDS = ['tension', 'shear'] as const satisfies readonly ForceKind[];

/** Summary row. Values are null if the check does not apply. */
export interface CheckFigures {
  /** Action, kN. */
  action: number | null;
  /** Resistance, kN. */
  resistance: number | null;
  /** Utilisation in per cent; null with the verdict `Not satisfied` means unbounded. */
  utilisation: number | null;
  /** Numbers of the anchors that the check covers, such as "1,2". */
  anchors: string;
  verdict: Verdict;
}

/** Check for one failure mode, with the verdict that the server returned. */
export interface NamedCheck extends CheckFigures {
  kind: ForceKind;
  mode: ModeKey;
}

/** A combined check with its two ratios; all values are null if the check does not apply. */
export interface CombinedCheck {
  key: CombinedKey;
  beta_N: number | null;
  beta_V: number | null;
  value: number | null;
}

function namedCheck(
  kind: ForceKind,
  mode: ModeKey,
  [action, resistance, utilisation, anchors, verdict]: SummaryRow,
): NamedCheck {
  return { kind, mode, action, resistance, utilisation, anchors, verdict };
}

const checksOf = ({ summary }: Pick<CheckAnswer, 'summary'>, kind: ForceKind): NamedCheck[] =>
  MODES[kind].map((mode, index) => namedCheck(kind, mode, summary[kind][index]));

export const allChecksOf = (answer: Pick<CheckAnswer, 'summary'>): NamedCheck[] =>
  FORCE_KINDS.flatMap((kind) => checksOf(answer, kind));

export const combinedChecksOf = ({
  tension_and_shear: rows,
}: Pick<CheckAnswer, 'tension_and_shear'>): CombinedCheck[] =>
  COMBINED_KEYS.map((key, index) => {
    const [beta_N, beta_V, value] = rows[index];
    return { key, beta_N, beta_V, value };
  });
