/** What one report of many designs is made of, and how it ends. */
import type { ProjectState } from '@/design/model/design-state';
import type { ReportInput } from '@/report/content/report-input';
import type { TemplateRefusal } from '@/report/word/template-check';
import type { ReportDepth } from '@/report/word/template-name';
import type { Language } from '@/text/languages';
import type { Translate } from '@/wording/translate';

export interface ProjectDesign {
  name: string;
  /** Where on the building it is; '' where nobody said. */
  point: string;
  /** Its report, gathered when its turn comes; in words why there is none, such as what was refused. */
  gather: () => Promise<GatheredOutcome>;
}

/** `carried`: content of the design file, which the report carries along; none where it cannot be read. */
type GatheredOutcome = ({ input: ReportInput } | { problem: string }) & { carried?: string };

/** A design whose turn is over. */
export interface GatheredDesign extends Pick<ProjectDesign, 'name' | 'point'> {
  no: number;
  end: GatheredOutcome;
}

export interface ProjectOrder {
  /** Of the whole: designs show none of their own. */
  project: ProjectState;
  /** In the order of the report. */
  designs: readonly ProjectDesign[];
  depth: ReportDepth;
  language: Language;
  translate: Translate;
  now: Date;
  appVersion: string;
  /** What the operator of the app has to say under every report; '' for nothing. */
  disclaimer: string;
  /** Content of a file of the folder `templates/`; null where it cannot be had. */
  template: (file: string) => Promise<ArrayBuffer | Uint8Array | null>;
  /** After each design. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export type ProjectOutcome =
  | { kind: 'done'; word: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  /** The name of the file that cannot be had. */
  | { kind: 'noTemplate'; file: string }
  /** Of this template none is made. */
  | { kind: 'template'; file: string; refusal: TemplateRefusal };
