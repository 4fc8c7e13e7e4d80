/** Input for a report, collected by the caller; the report code accesses neither stores nor the network. */
import type { RunAnswer } from '@/api/contract/run-answer';
import type { CaseInput } from '@/api/contract/to-wire';
import type { Design, ProjectState } from '@/design/model/design-state';
import type { Combination } from '@/design/model/load-cases';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Limit } from '@/design/search/limits';
import type { LoadListOutcome, RunResult } from '@/design/verdict/calculation';
import type { Overall } from '@/design/verdict/overall';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { DrawingView } from '@/drawing/plan/area-drawing/frame';
import type { CheckResult } from '@/engineering';
import type { Drawing } from '@/report/model/blocks';
import type { Language } from '@/text/languages';
import type { InstallationValue, ReportedHole } from '@/text/wording/installation-text';
import type { Translate } from '@/text/wording/translate';

export interface ReportedProperty {
  name: string;
  symbol: string;
  value: number | string;
  unit: string;
}

export interface ReportedAnchor {
  name: string;
  material: string;
  materialClass: string;
  assessment: string;
  h_ef: number;
  groups: readonly { name: string; rows: readonly ReportedProperty[] }[];
  /** Installation values in mm and Nm; 0 if the record contains no value. */
  installation: Readonly<Record<InstallationValue, number>>;
  record: { id: string; readAt: Date; fingerprint: string };
}

/** Checks whose projected areas are drawn next to their calculations. */
export const AREA_MODES = ['concrete_cone', 'splitting', 'pry_out', 'concrete_edge'] as const;

export interface AreaOf {
  mode: (typeof AREA_MODES)[number];
  /** Name of the partial check in the trail; undefined for a check without partial checks. */
  part: string | undefined;
  view: DrawingView;
}

/** Drawings, and images as PNG file bytes; null if missing. */
export interface ReportImages {
  areas: readonly (AreaOf & Drawing)[];
  /** Drawing of the base plate, to scale. */
  plate: Drawing | null;
  sketch: Drawing | null;
  view: Uint8Array | null;
  stress: Uint8Array | null;
  anchor: Uint8Array | null;
  /** Logo of the designer's company. */
  logo: Uint8Array | null;
}

/** Set for a report without drawings and images. */
export const NO_PICTURES: ReportImages = {
  areas: [],
  plate: null,
  sketch: null,
  view: null,
  stress: null,
  anchor: null,
  logo: null,
};

/**
 * Distances by which the inputs can change before the verdict gets worse, and the evaluation from which the
 * search for these limits started.
 */
export interface ReportedLimits {
  present: EvaluatedCandidate;
  /** Limits of the inputs, nearest first. */
  limits: readonly Limit[];
}

export interface ReportInput {
  design: Design;
  /** Input of the checks, and their result. */
  input: CaseInput;
  answer: CheckResult;
  plate: RunAnswer['plate'];
  verdict: DesignVerdict;
  /** Verdict for all entered load cases. */
  overall: Pick<Overall, 'word' | 'missing' | 'reservations' | 'assumptions' | 'rigidity'>;
  /** Load combination of the response. */
  combination: Combination;
  /** Null if the limits were not requested or the design is not verified. */
  limits?: ReportedLimits | null | undefined;
  /** Name of the load list row, if the loads come from the load list. */
  row?: string | undefined;
  others: RunResult['others'];
  /** Outcome of the load list; null if there is no list or no row was calculated. */
  list: LoadListOutcome | null;
  anchor: ReportedAnchor;
  holes: readonly ReportedHole[];
  /** Text that the operator of the app prints below every report; '' if there is none. */
  disclaimer: string;
  project: ProjectState;
  pictures: ReportImages;
  fingerprint: string;
  calculatedAt: Date;
  now: Date;
  appVersion: string;
  /** True for a PDF, which has the table of the load list as an attachment. */
  isPdf: boolean;
  language: Language;
  translate: Translate;
  /** Number of this design in a multi-design report, which contains the signatures only once. */
  partNo?: number;
}
