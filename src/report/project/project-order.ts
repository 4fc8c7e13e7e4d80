/** Input and outcome of a project report. */
import type { ListedLoad, ProjectState } from '@/design/model/design-state';
import type { AttachedTable } from '@/report/model/blocks';
import type { ReportInput } from '@/report/model/report-input';
import type { TemplateError } from '@/report/word/template-check';
import type { ReportDepth } from '@/report/word/template-name';
import type { Language } from '@/text/languages';
import type { Translate } from '@/text/wording/translate';

export interface ProjectDesign {
  name: string;
  /** Location in the building; '' if not entered. */
  point: string;
  /** Collects the report input shortly before it is printed, or returns the reason why there is none. */
  gather: () => Promise<GatheredOutcome>;
}

/**
 * Collected input, or the problem that prevents the report on this design. `carried` is the content of the
 * design file that the report embeds; undefined if it cannot be read.
 */
type GatheredOutcome = ({ input: ReportInput } | { problem: string }) & { carried?: string };

/** Design whose input has been collected. */
export interface GatheredDesign extends Pick<ProjectDesign, 'name' | 'point'> {
  no: number;
  end: GatheredOutcome;
}

/** Table of reactions from a frame analysis for whose nodes the designs are. */
export interface ReportedReactions {
  /** File name of the table, number of its revision, and day of its import. */
  table: string;
  revision: number;
  day: string;
  /** Nodes with their rows and the index of their design; null for a node without one. */
  nodes: readonly { node: string; rows: readonly ListedLoad[]; design: number | null }[];
}

export interface ProjectOrder {
  /** Project data for the whole report; the sections for the designs do not repeat the project name. */
  project: ProjectState;
  designs: readonly ProjectDesign[];
  /** Undefined in a project without reactions. */
  reactions?: ReportedReactions | undefined;
  depth: ReportDepth;
  language: Language;
  translate: Translate;
  now: Date;
  appVersion: string;
  /** Text that the operator of the app prints below every report; '' if there is none. */
  disclaimer: string;
  /** Content of a file in the folder `templates/`; null if unavailable. */
  template: (file: string) => Promise<ArrayBuffer | Uint8Array | null>;
  /** Returns the tables that the report embeds for a design. */
  listTables: (input: ReportInput) => readonly AttachedTable[];
  /** Called after each design with the number of finished designs and the total number of designs. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export type ProjectOutcome =
  | { kind: 'done'; word: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  | { kind: 'noTemplate'; file: string }
  | { kind: 'template'; file: string; refusal: TemplateError };
