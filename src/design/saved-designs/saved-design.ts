/** Saved design: its card, which the designs page reads, and its content, which is read when opened. */
import type { ChosenRecord, Design, LoadValues, ProjectState } from '@/design/model/design-state';
import type { GoverningRow } from '@/design/verdict/check-status';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import type { Standard } from '@/engineering';

/** Outcome of a design over all its loads in the last calculation. */
export interface Summary {
  word: VerdictWord;
  /** Governing row; null if nothing needs to be verified. */
  governing: GoverningRow | null;
  /** Entered loads and checks that were not calculated. */
  missing: readonly Missing[];
  /** Fingerprint of the inputs, including the load list if it was calculated. */
  inputs: string;
  /** ISO time of the calculation. */
  time: string;
  /** Name and version of the engine in the response; '' if missing. */
  engine: string;
  /** Fingerprint of the anchor values used in the calculation; '' if unknown. */
  record: string;
  /** True if the inputs were changed after the calculation. */
  stale: boolean;
}

/** Reasons why the same inputs may give a different result. */
export const CHANGE_REASONS = ['record', 'engine', 'both'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

export const ENTRY_KINDS = ['design', 'template'] as const;
export type SavedDesignKind = (typeof ENTRY_KINDS)[number];

export interface Card {
  /** Id of the user who owns the design. */
  owner: string;
  id: string;
  kind: SavedDesignKind;
  /** '' for a design that has never been named. */
  name: string;
  /** Location in the building, for example the axis and level. */
  point: string;
  /** Project id; null if the design belongs to no project. */
  project: string | null;
  standard: Standard;
  anchor: ChosenRecord | null;
  /** Decides, with the standard, which anchor values apply. */
  situation: { cracked: boolean; structure: Design['concrete']['structure'] };
  /** Design loads of the shown combination or row; missing in cards of version 1.1.0. */
  load?: LoadValues;
  /** Number of rows of the load list, and of their nodes; missing in earlier cards. */
  list?: { rows: number; nodes: number };
  /** Plan view of the design as SVG text; '' if it could not be drawn. */
  picture: string;
  /** Null if the design has never been calculated. */
  summary: Summary | null;
  /** Previous result for the same inputs, if its verdict, governing row or utilisation was different. */
  before: { summary: Summary; reason: ChangeReason } | null;
  /** Time of the last change, ms since 1970. */
  changed: number;
  /** Time at which the design was deleted, ms since 1970; null if it is not deleted. */
  deleted: number | null;
}

export interface Content {
  owner: string;
  id: string;
  /** Text of the design file. */
  text: string;
  /** Result as stored in `dataSave`. */
  result: unknown;
  listEnd: unknown;
  /** File from which the design was opened or to which it was saved. */
  file: unknown;
}

/** Fields that the designs of a project share. */
export const SHARED_FIELDS = [
  'company',
  'designer',
  'checker',
  'approver',
  'address',
  'telephone',
  'mail',
] as const satisfies readonly (keyof ProjectState)[];

export type SharedFields = Record<(typeof SHARED_FIELDS)[number], string>;

export interface Project {
  owner: string;
  id: string;
  name: string;
  shared: SharedFields;
  changed: number;
}

export const NOTHING_SHARED = Object.fromEntries(SHARED_FIELDS.map((name) => [name, ''])) as SharedFields;

export interface SavedDesign {
  card: Card;
  content: Content;
}

/** Returns the design with the project's name and with each of its shared fields that is not empty. */
export function withShared(design: Design, project: Project | null): Design {
  if (project === null) return design;
  const said = SHARED_FIELDS.filter((name) => project.shared[name] !== '');
  const texts = Object.fromEntries(said.map((name) => [name, project.shared[name]]));
  return { ...design, project: { ...design.project, project: project.name, ...texts } };
}
