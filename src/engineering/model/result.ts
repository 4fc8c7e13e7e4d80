/** Results of the checks and of the plate. */
import type { CombinedKey } from '@/engineering/model/combined';
import type {
  CheckInput,
  Kilonewtons,
  KilonewtonMillimetres,
  Megapascals,
  Millimetres,
  SquareMillimetres,
} from '@/engineering/model/design';
import type { EdgeName } from '@/quantities/edges';

/** Slice of the union: `width` along x; `length` along y, as far as squares cover it, mm. */
export interface Strip {
  /** Start and end of the slice along x, mm. */
  left: number;
  right: number;
  width: number;
  length: number;
  /** Lower and upper limits along y; their difference exceeds `length` if the slice has a gap. */
  from: number;
  to: number;
}

export type Verdict = 'Satisfied' | 'Not satisfied' | 'Not applicable';

/** Why a factor is 1: a comparison that is met, in symbols and numbers, or a fact of the design. */
type ReasonOfOne =
  | { fact: 'no_edge' | 'not_dense' | 'no_compression' }
  | {
      left: string;
      sign: '≥' | '<' | '=';
      right: string;
      numbers?: readonly [left: string, right: string] | undefined;
    };

/**
 * Line of the calculation; the lines are in the order in which an engineer would write them. `expression`
 * uses symbols from earlier lines, and `substituted` shows their values with six significant digits, so every
 * line can be recalculated. For a given value, `expression` is the symbol itself and `clause` is the origin
 * (`input: anchor`, ...).
 */
export interface TrailStep {
  symbol: string;
  expression: string;
  substituted: string;
  value: number;
  /** '' for a dimensionless value. */
  unit: string;
  /** For example `EN 1992-4, 7.2.1.4 (7.2)`. */
  clause: string;
  /**
   * Name of the partial check if each force direction is checked with the anchors that resist it. Pry-out:
   * `x`, `y`, `t` (torsion). Edge failure: `n` (perpendicular to the edge), `t` (parallel to the edge).
   * `joined` marks the lines that combine the partial checks.
   */
  part?: string;
  /** Reason why a factor is 1, which its formula does not show. */
  isOne?: ReasonOfOne | undefined;
}

/** Outline of the concrete that a check assumes to break out, for pictures; mm and mm². */
export type BreakoutOutline = ConeOutline | EdgeOutline;

/** Cone-shaped body from the surface down to `depth`, extending `reach` to each side of the anchors. */
export interface ConeOutline {
  kind: 'cone';
  /** Numbers of the anchors, starting from 1. */
  anchors: number[];
  reach: number;
  depth: number;
  /** Symbol of the characteristic spacing, twice the reach. */
  spacing: string;
  /** A_c,N as calculated. */
  area: number;
  /** Strips that add up to the area, unless the area is a rectangle or the anchor is checked alone. */
  strips?: readonly Strip[] | undefined;
  /** Numbers of the group's anchors if each is checked alone; the body extends only halfway to the others. */
  apartFrom?: number[];
  /** True for splitting: cracks run from the anchors through the whole member to the nearest edge. */
  cracks?: boolean;
}

/** Body between a row of anchors and an edge. */
export interface EdgeOutline {
  kind: 'edge';
  anchors: number[];
  edge: EdgeName;
  /** Edge distance with which the check calculates. */
  c1: number;
  /** A_c,V as calculated. */
  area: number;
}

export type DetailValue = number | string | boolean | null | readonly number[];

/** Values of a failure mode by symbol; `clusters` and `edges` repeat them for each group or row. */
export interface ModeDetail {
  applicable: boolean;
  /** Remark code explaining why the mode was not checked; '' if it was checked. */
  reason: string;
  trail: readonly TrailStep[];
  clusters?: readonly DetailRecord[];
  edges?: readonly DetailRecord[];
  body?: BreakoutOutline | undefined;
  [symbol: string]:
    | DetailValue
    | DetailRecord
    | BreakoutOutline
    | readonly TrailStep[]
    | readonly DetailRecord[]
    | undefined;
}

/** Values by symbol; partial checks have nested records under their names. */
export interface DetailRecord {
  /** Concrete that breaks out; a check that consists of partial checks has none of its own. */
  readonly body?: BreakoutOutline | undefined;
  readonly [symbol: string]: DetailValue | DetailRecord | BreakoutOutline | undefined;
}

/** Result at one edge: values of the most unfavourable row or group; `edges` of its detail has all. */
export interface CheckedEdge extends Pick<Check, 'utilisation' | 'anchors' | 'verdict' | 'detail'> {
  edge: EdgeName;
  action: Kilonewtons;
  resistance: Kilonewtons;
}

export interface Reaction {
  no: number;
  tension: Kilonewtons;
  shear: Kilonewtons;
  shearx: Kilonewtons;
  sheary: Kilonewtons;
}

/** Facts about the scope of a standard: the design and its forces, without values of the checks. */
export interface ScopeFacts {
  input: CheckInput;
  reaction: readonly Reaction[];
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
  /** Stress under a rigid plate; null if the axial forces are not those of a rigid plate. */
  max_concrete_stress: Megapascals | null;
  /** Largest concrete strain under the rigid plate, per mille. */
  max_concrete_strain: number | null;
}

/** `not_required`: by the standard, for this design. `not_checked`: the check was not performed. */
export type RemarkKind =
  | 'not_checked'
  | 'not_required'
  | 'outside_scope'
  | 'assumption'
  | 'minimum'
  | 'information';

/** Information besides the results: an omitted check, a limit of the scope, an assumption. */
export interface Remark {
  kind: RemarkKind;
  /** Key of the message in the locale namespace `remarks`. */
  code: string;
  clause: string;
  /** Values that explain the remark, by symbol; they replace the placeholders of the message. */
  values: Readonly<Record<string, number | string>>;
  /** Message of a server, shown if the app does not know the code. */
  text?: string;
}

/** Failure modes by kind of force, in the order of the results. */
export const MODES = {
  tension: ['steel_tension', 'pull_out', 'concrete_cone', 'splitting'],
  shear: ['steel_shear', 'pry_out', 'concrete_edge'],
} as const;

export type ForceKind = keyof typeof MODES;
export type ModeKey = (typeof MODES)[ForceKind][number];

export const FORCE_KINDS = ['tension', 'shear'] as const satisfies readonly ForceKind[];

/** All failure modes, tension before shear. */
export const MODE_KEYS: readonly ModeKey[] = [...MODES.tension, ...MODES.shear];

/** Builds a record of all failure modes; `index` is the place of the mode within its kind of force. */
export const forEachMode = <T>(
  of: (kind: ForceKind, mode: ModeKey, index: number) => T,
): Record<ModeKey, T> =>
  Object.fromEntries(
    FORCE_KINDS.flatMap((kind) => MODES[kind].map((mode, index) => [mode, of(kind, mode, index)] as const)),
  ) as Record<ModeKey, T>;

/** Check of one failure mode; the numbers are null if the check does not apply. */
export interface Check {
  kind: ForceKind;
  mode: ModeKey;
  action: Kilonewtons | null;
  resistance: Kilonewtons | null;
  /** Utilisation in per cent; null with the verdict `Not satisfied` means infinite (resistance 0). */
  utilisation: number | null;
  /** Anchor numbers separated by commas, such as "1,2". */
  anchors: string;
  verdict: Verdict;
  /** Verdict that a server stated although it contradicts the values; `verdict` follows from the values. */
  stated?: Verdict;
  detail: ModeDetail;
}

/** Combined check of tension and shear; the numbers are null if the check does not apply. */
export interface CombinedCheck {
  key: CombinedKey;
  beta_N: number | null;
  beta_V: number | null;
  value: number | null;
  anchors: readonly number[];
  /** Remark code explaining why the check does not apply; '' if it applies. */
  reason: string;
}

/** Verdicts on combined load: on the steel check, and on the other two, of which one is sufficient. */
export type CombinedVerdicts = Readonly<Record<'steel' | 'either', Verdict>>;

export interface CheckResult {
  /** Standard of the checks; '' if a server does not state it. */
  standard: string;
  reaction: readonly Reaction[];
  resultant: Resultant;
  checks: Readonly<Record<ModeKey, Check>>;
  combined: Readonly<Record<CombinedKey, CombinedCheck>>;
  combinedVerdicts: CombinedVerdicts;
  /** Combined verdicts that a server stated neither as a word nor by values. */
  unstated?: readonly (keyof CombinedVerdicts)[];
  /** All checked edges, the governing edge first. */
  edges: readonly CheckedEdge[];
  /** True if a server returns no edges: the check of the failure mode then contains the governing edge. */
  areEdgesUnknown?: true;
  /** Trail of the design forces, shear distribution and resultants, which precede the failure modes. */
  forces: { trail: readonly TrailStep[] };
  remarks: readonly Remark[];
  /** Name and version of the engine; '' if a server does not state it. */
  engine: string;
}

/** Returns the checks for a kind of force, in the order of the results. */
export const checksOf = ({ checks }: CheckResult, kind: ForceKind): Check[] =>
  MODES[kind].map((mode) => checks[mode]);

/**
 * Position of a rigid plate: w = w_0 + b_x x + b_y y, positive away from the concrete. An anchor has the
 * tension k_a w if w > 0; the concrete has the pressure -k_c w if w < 0.
 */
interface RigidPosition {
  /** w_0 in mm; the slopes b_x and b_y are dimensionless. */
  w_0: number;
  b_x: number;
  b_y: number;
  /** Axial stiffness of an anchor, N/mm. */
  k_a: number;
  /** Bedding stiffness of the concrete, N/mm3. */
  k_c: number;
  E_cm: Megapascals;
}

/** Resultant of the pressure between plate and concrete; positions and areas are null without contact. */
interface ContactResultant {
  force: Kilonewtons;
  x: Millimetres | null;
  y: Millimetres | null;
  /** Area on which the pressure counts as uniform, and the sides of the loaded rectangle (`LoadedArea`). */
  loaded_area: SquareMillimetres | null;
  loaded_length: Millimetres | null;
  loaded_width: Millimetres | null;
}

/** Response to the API call `run`. */
export interface PlateRunAnswer {
  /** Axial force per anchor in kN. */
  join: readonly Kilonewtons[];
  /** Image as a data URL; for elastic plates only. */
  base64?: string;
  plate: {
    /** Von Mises stress at the surface in MPa; null for a rigid plate. */
    max_von_mises: Megapascals | null;
    max_deflection: Millimetres;
    contact: ContactResultant & { max_pressure: Megapascals };
    /** Position of a rigid plate, from which the forces follow. */
    rigid?: RigidPosition;
    [extra: string]: unknown;
  };
}

/** Anchor and contact forces of a rigid or elastic plate, without deformation and stress. */
export interface PlateForcesAnswer {
  join: readonly Kilonewtons[];
  plate: {
    /** Estimated largest deviation of a force from the full result, relative to the largest force. */
    force_estimate: number;
    /** Bounds on the largest von Mises stress in the full result; null for a rigid plate. */
    max_von_mises_least: Megapascals | null;
    max_von_mises_bound: Megapascals | null;
    /** For an elastic plate, with bounds on the mean pressure on the loaded area in the full result. */
    contact: ContactResultant & { mean_pressure_least?: Megapascals; mean_pressure_bound?: Megapascals };
  };
}

/** Expected failure; `field` names the invalid input, or is '' if no single input is invalid. */
export interface EngineError {
  field: string;
  message: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: EngineError };
