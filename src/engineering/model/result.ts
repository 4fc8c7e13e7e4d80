/** Result of a check, in the shapes of the response to the runAlgorithm call. */
import type { CombinedKey } from '@/engineering/model/combined';
import type {
  Kilonewtons,
  KilonewtonMillimetres,
  Megapascals,
  Millimetres,
} from '@/engineering/model/quantities';
import type { EdgeName } from '@/quantities/edges';

export type Verdict = 'Satisfied' | 'Not satisfied' | 'Not applicable';

/**
 * Line of the calculation, in the order in which an engineer writes it. `expression` uses symbols of earlier
 * lines, `substituted` their numbers (six significant digits), so every line can be recalculated. A given
 * value has its own symbol as expression and its origin as clause (`input: anchor`, ...).
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
   * Partial check, if each direction's force is checked on its own anchors: `x`, `y`, `t` (torsion) for
   * pry-out; `n`, `t` (across and along the edge) for edge failure; `joined` for the lines that combine the
   * partial checks.
   */
  part?: string;
}

export type DetailValue = number | string | boolean | null | readonly number[];

/**
 * Every intermediate value of a failure mode by its symbol; `clusters` and `edges` contain the same for each
 * group or row that was checked.
 */
export interface ModeDetail {
  applicable: boolean;
  /** Remark code of the reason why the mode was not checked; '' if it was checked. */
  reason: string;
  trail: readonly TrailStep[];
  clusters?: readonly DetailRecord[];
  edges?: readonly DetailRecord[];
  [symbol: string]: DetailValue | DetailRecord | readonly TrailStep[] | readonly DetailRecord[] | undefined;
}

/** Values by symbol; a check made of partial checks has each of them under its name. */
export interface DetailRecord {
  readonly [symbol: string]: DetailValue | DetailRecord;
}

/** The check of one edge of the concrete, represented by its most unfavourable row or group. */
export interface CheckedEdge {
  edge: EdgeName;
  action: Kilonewtons;
  resistance: Kilonewtons;
  /** Per cent; null if unbounded. */
  utilisation: number | null;
  /** Anchor numbers, such as "1,2". */
  anchors: string;
  verdict: Verdict;
  /** Same shape as the detail of a failure mode; `edges` contains all its rows and groups. */
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
  /** Value under a rigid plate; null if the axial forces come from another source. */
  max_concrete_stress: Megapascals | null;
  /** Per mille. */
  max_concrete_strain: number | null;
}

/**
 * [action kN, resistance kN, utilisation %, anchors "1,2", verdict]. Numbers are null if the check does not
 * apply; a null utilisation with `Not satisfied` means unbounded (resistance 0).
 */
export type SummaryRow = readonly [number | null, number | null, number | null, string, Verdict];

/** [beta_N, beta_V, value]; nulls if the check does not apply. */
export type CombinedRow = readonly [number | null, number | null, number | null];

/**
 * Addition to a row of the combined checks: the anchors whose ratios the row uses, or the reason why it does
 * not apply ('' if it does).
 */
export interface CombinedPart {
  anchors: readonly number[];
  reason: string;
}

/**
 * `not_required`: a check that the standard does not require here; `not_checked`: a check that was not
 * performed.
 */
export type RemarkKind =
  | 'not_checked'
  | 'not_required'
  | 'outside_scope'
  | 'assumption'
  | 'minimum'
  | 'information';

/**
 * Information that the engineer needs in addition to the results: an omitted check, a limit of the scope, an
 * assumption.
 */
export interface Remark {
  kind: RemarkKind;
  /** Key of the text in the locale namespace `remarks`. */
  code: string;
  clause: string;
  /** Values that are the reason, by symbol; the placeholders of the text. */
  values: Readonly<Record<string, number | string>>;
  /** Text of a server with its own wording; the app prefers its own text for a known code. */
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
  /** Governing utilisation in per cent; null if unbounded. */
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
  /** Design forces, shear distribution and resultants as a trail, before any failure mode. */
  forces: { trail: readonly TrailStep[] };
  remarks: readonly Remark[];
  engine: string;
}

/**
 * Position of a rigid plate: w = w_0 + b_x x + b_y y, positive away from the concrete. An anchor pulls with
 * k_a w if w > 0; the concrete presses with -k_c w if w < 0.
 */
export interface RigidPosition {
  /** mm; the slopes are dimensionless. */
  w_0: number;
  b_x: number;
  b_y: number;
  /** N/mm. */
  k_a: number;
  /** N/mm3. */
  k_c: number;
  E_cm: Megapascals;
}

/** Response of the run call. */
export interface PlateRunAnswer {
  /** Axial force per anchor in kN. */
  join: readonly Kilonewtons[];
  /** PNG as base64 text without prefix; elastic plates only. */
  base64?: string;
  plate: {
    /** Surface von Mises stress in MPa; null for a rigid plate. */
    max_von_mises: Megapascals | null;
    max_deflection: Millimetres;
    /**
     * Contact resultant: force in kN, its point of action in mm (null without contact), largest pressure in
     * MPa.
     */
    contact: { force: Kilonewtons; x: Millimetres | null; y: Millimetres | null; max_pressure: Megapascals };
    /** Position of a rigid plate, which determines its forces. */
    rigid?: RigidPosition;
    [extra: string]: unknown;
  };
}

/** Forces of a rigid or elastic plate without deformation and stress. */
export interface PlateForcesAnswer {
  join: readonly Kilonewtons[];
  plate: {
    /** Largest deviation of a force from the full result, relative to the largest force. */
    force_estimate: number;
    /** Bounds of the largest von Mises stress of the full result; null for a rigid plate. */
    max_von_mises_least: Megapascals | null;
    max_von_mises_bound: Megapascals | null;
    /**
     * Contact resultant; for an elastic plate the pressure is an upper bound of the largest pressure of the
     * full result.
     */
    contact: {
      force: Kilonewtons;
      x: Millimetres | null;
      y: Millimetres | null;
      max_pressure_bound?: Megapascals;
    };
  };
}

/** Expected failure, returned as a value: `field` is the invalid input, '' if no single input is invalid. */
export interface EngineError {
  field: string;
  message: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: EngineError };
