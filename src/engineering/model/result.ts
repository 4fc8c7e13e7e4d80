import type { CombinedKey } from '@/engineering/model/combined';
import type {
  Kilonewtons,
  KilonewtonMillimetres,
  Megapascals,
  Millimetres,
} from '@/engineering/model/quantities';
/** Answer of a check. These shapes are the wire answer of the runAlgorithm call. */
import type { EdgeName } from '@/quantities/edges';

export type Verdict = 'Satisfied' | 'Not satisfied' | 'Not applicable';

/**
 * Line of the calculation, in the order in which an engineer writes it. `expression` consists of symbols of
 * earlier lines, `substituted` of their numbers (six significant digits), so that every line can be evaluated
 * again. A given value has its own symbol as expression and its origin as clause (`input: anchor`, ...).
 */
export interface TrailStep {
  symbol: string;
  expression: string;
  substituted: string;
  value: number;
  /** '' for a plain factor. */
  unit: string;
  /** For example `EN 1992-4, 7.2.1.4 (7.2)`. */
  clause: string;
  /**
   * Part of a check that treats each direction's force on its own anchors: `x`, `y`, `t` (torsion) of
   * pry-out, `n`, `t` (across and along the edge) of edge failure, `joined` for the lines that combine the
   * parts.
   */
  part?: string;
}

export type DetailValue = number | string | boolean | null | readonly number[];

/**
 * Every intermediate value of a failure mode by its symbol; `clusters` and `edges` hold the same for each
 * part checked.
 */
export interface ModeDetail {
  applicable: boolean;
  /** Why the mode was not checked, as a remark code; '' when it was. */
  reason: string;
  trail: readonly TrailStep[];
  clusters?: readonly DetailRecord[];
  edges?: readonly DetailRecord[];
  [symbol: string]: DetailValue | DetailRecord | readonly TrailStep[] | readonly DetailRecord[] | undefined;
}

/** Values by symbol; a check made in parts holds each of them under its name. */
export interface DetailRecord {
  readonly [symbol: string]: DetailValue | DetailRecord;
}

/** The check of one edge of the concrete, by the worst of its rows and groups. */
export interface CheckedEdge {
  edge: EdgeName;
  action: Kilonewtons;
  resistance: Kilonewtons;
  /** In per cent; null = unbounded. */
  utilisation: number | null;
  /** "1,2". */
  anchors: string;
  verdict: Verdict;
  /** As that of a failure mode; under `edges` it holds all its rows and groups. */
  detail: ModeDetail;
}

export interface Reaction {
  no: number;
  tension: Kilonewtons;
  shear: Kilonewtons;
  shearx: Kilonewtons;
  sheary: Kilonewtons;
}

export interface Resultant {
  tension: Kilonewtons;
  tension_x: Millimetres | null;
  tension_y: Millimetres | null;
  compression: Kilonewtons;
  compression_x: Millimetres | null;
  compression_y: Millimetres | null;
  shear: Kilonewtons;
  torsion: KilonewtonMillimetres;
  /** Under a rigid plate; null where the axial forces come from elsewhere. */
  max_concrete_stress: Megapascals | null;
  /** Per mille. */
  max_concrete_strain: number | null;
}

/**
 * [action kN, resistance kN, utilisation %, anchors "1,2", verdict]. Figures are null where the check does
 * not apply; a null utilisation beside `Not satisfied` is unbounded (resistance 0).
 */
export type SummaryRow = readonly [number | null, number | null, number | null, string, Verdict];

/** [beta_N, beta_V, value]; nulls where the check does not apply. */
export type CombinedRow = readonly [number | null, number | null, number | null];

/**
 * Beside a row of the combined checks: the anchors whose ratios it takes, or why it does not apply ('' where
 * it does).
 */
export interface CombinedPart {
  anchors: readonly number[];
  reason: string;
}

/** `not_required`: a check that the standard does not ask for here; `not_checked`: one that was not made. */
export type RemarkKind =
  | 'not_checked'
  | 'not_required'
  | 'outside_scope'
  | 'assumption'
  | 'minimum'
  | 'information';

/**
 * Something the engineer must know beside the figures: a check left out, a limit of the scope, an assumption.
 */
export interface Remark {
  kind: RemarkKind;
  /** Key of the text in the locale namespace `remarks`. */
  code: string;
  clause: string;
  /** Figures that decide, by symbol; they are the placeholders of the text. */
  values: Readonly<Record<string, number | string>>;
  /** Wording of a backend of its own; the app prefers its own text for a known code. */
  text?: string;
}

export interface CheckAnswer {
  standard: string;
  reaction: readonly Reaction[];
  resultant: Resultant;
  summary: { tension: readonly SummaryRow[]; shear: readonly SummaryRow[] };
  tension_and_shear: readonly CombinedRow[];
  /** By row of `tension_and_shear`. */
  combined: Readonly<Record<CombinedKey, CombinedPart>>;
  tensionShear1: Verdict;
  tensionShear2: Verdict;
  /** Governing utilisation in per cent; null = unbounded. */
  Tmax: number | null;
  Smax: number | null;
  Cmax: number | null;
  Max: number | null;
  satisfied: boolean;
  steel_tension: ModeDetail;
  pull_out: ModeDetail;
  concrete_cone: ModeDetail;
  splitting: ModeDetail;
  steel_shear: ModeDetail;
  pry_out: ModeDetail;
  concrete_edge: ModeDetail;
  /** Every edge that was checked, the governing one first. */
  edges: readonly CheckedEdge[];
  /** Design forces, shear distribution and resultants as trail, before any failure mode. */
  forces: { trail: readonly TrailStep[] };
  remarks: readonly Remark[];
  engine: string;
}

/**
 * Position of a rigid plate: w = w_0 + b_x x + b_y y, positive away from the concrete. An anchor pulls k_a w
 * where w > 0; the concrete presses -k_c w where w < 0.
 */
export interface RigidPosition {
  /** mm; the slopes have no unit. */
  w_0: number;
  b_x: number;
  b_y: number;
  /** N/mm. */
  k_a: number;
  /** N/mm3. */
  k_c: number;
  E_cm: Megapascals;
}

/** Answer of the run call. */
export interface PlateRunAnswer {
  /** Axial force per anchor in kN. */
  join: readonly Kilonewtons[];
  /** PNG as base64 text without prefix; elastic plates only. */
  base64?: string;
  plate: {
    /** Surface von Mises stress in MPa; null for a rigid plate. */
    max_von_mises: Megapascals | null;
    max_deflection: Millimetres;
    /** Contact resultant: force in kN, its point in mm (null without contact), largest pressure in MPa. */
    contact: { force: Kilonewtons; x: Millimetres | null; y: Millimetres | null; max_pressure: Megapascals };
    /** Position of a rigid plate, from which its forces follow. */
    rigid?: RigidPosition;
    [extra: string]: unknown;
  };
}

/** Forces alone, of a plate of either kind. */
export interface PlateForcesAnswer {
  join: readonly Kilonewtons[];
  plate: {
    /** How far a force may lie off that of the full answer, in relation to the largest. */
    force_estimate: number;
    /** Upper bound of the largest von Mises stress of the full answer; null for a rigid plate. */
    max_von_mises_bound: Megapascals | null;
    /** With an upper bound of the largest pressure of the full answer, where the plate is elastic. */
    contact: {
      force: Kilonewtons;
      x: Millimetres | null;
      y: Millimetres | null;
      max_pressure_bound?: Megapascals;
    };
  };
}

/** Expected failures are values: `field` names the input at fault, '' where none does. */
export interface EngineError {
  field: string;
  message: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: EngineError };
