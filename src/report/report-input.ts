/** What a report is made of. Whoever opens it gathers this; nothing here reads stores or the network. */
import type { AlgorithmRequest, CheckAnswerOnWire } from '../api/contract/run-algorithm';
import type { RunAnswer } from '../api/contract/run';
import type { CombinedRow, ModeDetail, SummaryRow, Verdict } from '../engineering/model/result';
import type { Design, ProjectState } from '../stores/design/design-state';

/** Text of the report's language by `namespace:key`. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

export interface ReportedMode {
  name: string;
  row: SummaryRow;
  detail: ModeDetail | undefined;
}

export interface ReportedCombination {
  key: 'steel' | 'concrete' | 'linear';
  row: CombinedRow;
  limit: number;
  verdict: Verdict;
}

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
  record: { id: string; readAt: Date; fingerprint: string };
}

/** Bytes of PNG pictures; null where there is none. */
export interface ReportPictures {
  sketch: Uint8Array | null;
  view: Uint8Array | null;
  stress: Uint8Array | null;
  anchor: Uint8Array | null;
}

export interface ReportInput {
  design: Design;
  /** As the check was asked. */
  request: AlgorithmRequest;
  answer: CheckAnswerOnWire;
  plate: RunAnswer['plate'];
  tension: readonly ReportedMode[];
  shear: readonly ReportedMode[];
  combined: readonly ReportedCombination[];
  pass: boolean;
  /** Per cent; null = unbounded. */
  governing: number | null;
  anchor: ReportedAnchor;
  project: ProjectState;
  pictures: ReportPictures;
  fingerprint: string;
  calculatedAt: Date;
  now: Date;
  appVersion: string;
  translate: Translate;
}
