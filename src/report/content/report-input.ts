/** Input of a report. The caller gathers it; this code reads neither stores nor the network. */
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { Combination } from '@/design/model/combinations';
import type { Design, ProjectState } from '@/design/model/design-state';
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';
import type { Overall } from '@/design/verdict/design-verdict';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { SketchView } from '@/drawing/plan/area-sketch/frame';
import type { Language } from '@/text/languages';
import type { InstallationFigure, ReportedHole } from '@/wording/installation-text';
import type { Translate } from '@/wording/translate';

export interface ReportedProperty {
  name: string;
  /** '' for a text. */
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
  /** mm and Nm; 0 where the record holds none. */
  installation: Readonly<Record<InstallationFigure, number>>;
  record: { id: string; readAt: Date; fingerprint: string };
}

/** Checks whose projected area is drawn beside their calculation. */
export const AREA_MODES = ['concrete_cone', 'splitting', 'pry_out', 'concrete_edge'] as const;

export interface AreaOf {
  mode: (typeof AREA_MODES)[number];
  /** As the lines of its calculation name it; undefined where the check is in one piece. */
  part: string | undefined;
  view: SketchView;
}

/** Bytes of PNG pictures; null where there is none. */
export interface ReportPictures {
  areas: readonly (AreaOf & { data: Uint8Array })[];
  /** The base plate to scale. */
  plate: Uint8Array | null;
  sketch: Uint8Array | null;
  view: Uint8Array | null;
  stress: Uint8Array | null;
  anchor: Uint8Array | null;
  /** Logo of the designer's company. */
  logo: Uint8Array | null;
}

/** Pictures of a report without any. */
export const NO_PICTURES: ReportPictures = {
  areas: [],
  plate: null,
  sketch: null,
  view: null,
  stress: null,
  anchor: null,
  logo: null,
};

export interface ReportInput {
  design: Design;
  /** As the check was asked. */
  request: AlgorithmRequest;
  answer: CheckAnswerOnWire;
  plate: RunAnswer['plate'];
  verdict: DesignVerdict;
  /** Over all that was entered. */
  overall: Pick<Overall, 'word' | 'missing' | 'reservations'>;
  /** Combination of the answer. */
  combination: Combination;
  /** Name of the row of the load list, where it is one's. */
  row?: string | undefined;
  others: readonly CombinationOutcome[];
  /** How the load list came out; null where there is none, or nothing of it was calculated. */
  list: LoadListOutcome | null;
  anchor: ReportedAnchor;
  holes: readonly ReportedHole[];
  /** Text of the app's operator under every report; '' for none. */
  disclaimer: string;
  project: ProjectState;
  pictures: ReportPictures;
  /** f_y of the plate's steel in MPa as it was entered for the report; null: nobody did. */
  plateYield?: number | null | undefined;
  fingerprint: string;
  calculatedAt: Date;
  now: Date;
  appVersion: string;
  language: Language;
  translate: Translate;
  /** In a report of many designs, the number of this one; who signs is said there once. */
  partNo?: number;
}
