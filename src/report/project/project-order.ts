/** Input and outcome of a project's report. */
import type PizZip from 'pizzip';
import type { ProjectState } from '@/design/model/design-state';
import type { ReportInput } from '@/report/content/report-input';
import type { TemplateRefusal } from '@/report/word/template-check';
import type { ReportDepth } from '@/report/word/template-name';
import type { Language } from '@/text/languages';
import type { Translate } from '@/wording/translate';

export interface ProjectDesign {
  name: string;
  /** Place in the building; '' if unknown. */
  point: string;
  /** Gathers its report when its turn comes, or the reason why there is none. */
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
  /** Project of the whole report: designs show none of their own. */
  project: ProjectState;
  /** In the order of the report. */
  designs: readonly ProjectDesign[];
  depth: ReportDepth;
  language: Language;
  translate: Translate;
  now: Date;
  appVersion: string;
  /** Text of the app's operator under every report; '' for none. */
  disclaimer: string;
  /** Content of a file of the folder `templates/`; null where it cannot be had. */
  template: (file: string) => Promise<ArrayBuffer | Uint8Array | null>;
  /** Adds what the report carries along for its designs. */
  attach: (parts: PizZip, designs: readonly ReportInput[]) => void;
  /** After each design. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export type ProjectOutcome =
  | { kind: 'done'; word: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  /** The name of the file that cannot be had. */
  | { kind: 'noTemplate'; file: string }
  /** The template cannot be used. */
  | { kind: 'template'; file: string; refusal: TemplateRefusal };
