/** Input for a report, collected by the caller; the report code accesses neither stores nor the network. */
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { AnchorDetail } from '@/api/contract/records';
import type { CaseInput } from '@/api/contract/to-wire';
import type { Design, ProjectState } from '@/design/model/design-state';
import type { Combination } from '@/design/model/load-cases';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Limit } from '@/design/search/remedies-and-limits';
import type { DesignVerdict, Overall } from '@/design/verdict/design-verdict';
import type { LoadListOutcome, RunResult } from '@/design/verdict/run-result';
import type { DrawingView } from '@/drawing/plan/area-drawing/drawing-frame';
import type { CheckResult } from '@/engineering';
import type { Language } from '@/text/languages';
import type { InstallationValue, ReportedHole } from '@/text/wording/installation-text';
import type { Translate, Runs } from '@/text/wording/values';

/** Content of a line: runs, the page number of a bookmark, a bookmark, or text linked to a bookmark. */
export type InlineContent = readonly (
  | Runs[number]
  | { pageOf: string }
  | { bookmark: string }
  | { text: string; linkTo: string }
)[];

export interface AttachedTable {
  /** File name, containing only letters, digits, `-` and `.`. */
  name: string;
  content: ArrayBuffer;
}

/** PNG file, and the same drawing as SVG if the app drew it from lines. */
export interface Drawing {
  data: Uint8Array;
  svg?: string;
}

export interface Box {
  width: number;
  height: number;
}

/** Image with its size in px, where 1 px = 1/96 inch. */
export interface ReportImage extends Drawing, Box {
  /** Alternative text. */
  alt: string;
}

/** Number of image pixels per pixel in the report. */
export const SHARPNESS = 3;

/** Boxes for the picture of the anchor, and for other images at full width. */
export const ANCHOR_BOX: Box = { width: 250, height: 84 };
export const PICTURE_BOX: Box = { width: 500, height: 260 };
/** Boxes for the 3D view and for the plan with section next to it; together they are as wide as the page. */
export const HALF_WIDTH_BOX: Box = { width: 240, height: 204 };
export const SKETCH_BOX: Box = { width: 388, height: 204 };
/** Box for the plan if there is no 3D view next to it. */
export const WIDE_BOX: Box = { width: 640, height: 204 };
/** Height of both boxes for the plan on a first page with space left. */
export const ROOMY_HEIGHT = 270;
/** Box for the logo of the designer's company; the logo keeps its aspect ratio. */
export const LOGO_BOX: Box = { width: 180, height: 44 };
/** Boxes for the projected area of a check, beside the given values: a cone, or two views of an edge. */
export const AREA_BOXES: Readonly<Record<DrawingView, Box>> = {
  cone: { width: 300, height: 138 },
  strips: { width: 300, height: 190 },
  face: { width: 226, height: 130 },
  plan: { width: 148, height: 130 },
};

/** Boxes for the base plate: next to the installation steps, and on the page with the inputs. */
export const PLATE_BOX: Box = { width: 210, height: 128 };
export const SMALL_PLATE_BOX: Box = { width: 218, height: 116 };
/** Boxes for the plate drawing and the image of the stress, side by side. */
export const NARROW_PLATE_BOX: Box = { width: 145, height: 126 };
export const SMALL_STRESS_BOX: Box = { width: 205, height: 126 };

/** Byte offset of the width in a PNG file; the height follows. */
const SIZE_AT = 16;

/** Scales an image to fit its box, keeping its aspect ratio; null without an image. */
export function imageIn(
  given: Drawing | Uint8Array | null,
  box: Box,
  alt: string,
): { picture: ReportImage } | null {
  if (given === null) return null;
  const drawing = given instanceof Uint8Array ? { data: given } : given;
  const { data } = drawing;
  if (data.length < SIZE_AT + 8) return { picture: { ...drawing, ...box, alt } };
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(SIZE_AT), view.getUint32(SIZE_AT + 4)];
  const scale = Math.min(box.width / width, box.height / height);
  const [fittedWidth, fittedHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { picture: { ...drawing, width: fittedWidth, height: fittedHeight, alt } };
}

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
  plate: Drawing | null;
  sketch: Drawing | null;
  view: Uint8Array | null;
  stress: Uint8Array | null;
  anchor: Uint8Array | null;
  logo: Uint8Array | null;
}

export const NO_PICTURES: ReportImages = {
  areas: [],
  plate: null,
  sketch: null,
  view: null,
  stress: null,
  anchor: null,
  logo: null,
};

/** How far inputs can change before the verdict gets worse, and the evaluation where the search started. */
export interface ReportedLimits {
  present: EvaluatedCandidate;
  /** Limits of the inputs, nearest first. */
  limits: readonly Limit[];
}

/** Data that the caller of a report chooses or enters. */
export interface ReportSource {
  design: Design;
  record: AnchorDetail;
  recordReadAt: Date;
  result: RunResult;
  project: ProjectState;
  /** Outcome of the load list; null if there is no list or no row was calculated. */
  list: LoadListOutcome | null;
  pictures: ReportImages;
  /** Null if the limits were not requested or the design is not verified. */
  limits?: ReportedLimits | null | undefined;
  /** Text that the operator of the app prints below every report; '' if there is none. */
  disclaimer: string;
  language: Language;
  now: Date;
  appVersion: string;
  /** True for a PDF, which has the table of the load list as an attachment. */
  isPdf: boolean;
  translate: Translate;
}

export interface ReportInput extends Omit<ReportSource, 'record' | 'recordReadAt' | 'result'> {
  /** Input of the checks, and their result. */
  input: CaseInput;
  answer: CheckResult;
  plate: ForcesAnswer['plate'];
  verdict: DesignVerdict;
  /** Verdict for all entered load cases. */
  overall: Pick<Overall, 'word' | 'missing' | 'reservations' | 'assumptions' | 'rigidity'>;
  /** Load combination of the response. */
  combination: Combination;
  /** Name of the load list row, if the loads come from the load list. */
  row?: string | undefined;
  others: RunResult['others'];
  anchor: ReportedAnchor;
  holes: readonly ReportedHole[];
  fingerprint: string;
  calculatedAt: Date;
  /** Number of this design in a multi-design report, which contains the signatures only once. */
  partNo?: number;
}
