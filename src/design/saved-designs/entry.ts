/**
 * Saved design in two parts: its card, which the page of all designs reads, and its content, which is read
 * when the design is opened.
 */
import type { ChosenRecord, Design, ProjectState } from '@/design/model/design-state';
import type { GoverningRow } from '@/design/verdict/governing';
import type { VerdictWord } from '@/design/verdict/ledger';
import type { Missing } from '@/design/verdict/missing';
import type { Standard } from '@/engineering';

/** How a design came out over all its loads when it was calculated last. */
export interface Summary {
  word: VerdictWord;
  /** Null where nothing is to be verified. */
  governing: GoverningRow | null;
  /** Entered loads and checks that were not calculated. */
  missing: readonly Missing[];
  /** Fingerprint of the inputs, and of the load list where that was calculated too. */
  inputs: string;
  /** ISO time of the calculation. */
  time: string;
  /** As the answer names its engine; '' where it does not. */
  engine: string;
  /** Fingerprint of the anchor's figures in the calculation; '' if unknown. */
  record: string;
  /** The inputs were changed afterwards. */
  stale: boolean;
}

/** Why the same inputs give another result. */
export const CHANGE_REASONS = ['record', 'engine', 'both'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

export const ENTRY_KINDS = ['design', 'template'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Card {
  /** Id of the user. */
  owner: string;
  id: string;
  kind: EntryKind;
  /** '' for a design that was never named. */
  name: string;
  /** Place in the building: axis, level. */
  point: string;
  /** Id; null = of no project. */
  project: string | null;
  standard: Standard;
  anchor: ChosenRecord | null;
  /** With the standard it decides which figures of the anchor count. */
  situation: { cracked: boolean; structure: Design['concrete']['structure'] };
  /** The plan as the text of an SVG; '' where it could not be drawn. */
  picture: string;
  /** Null: not calculated. */
  summary: Summary | null;
  /** Previous result of the same inputs, if its verdict differs. */
  before: { summary: Summary; reason: ChangeReason } | null;
  /** ms since 1970. */
  changed: number;
  /** ms since 1970; null = it is not deleted. */
  deleted: number | null;
}

export interface Content {
  owner: string;
  id: string;
  /** As a design file. */
  text: string;
  /** As `dataSave` has them. */
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

export const NOTHING_SHARED: SharedFields = {
  company: '',
  designer: '',
  checker: '',
  approver: '',
  address: '',
  telephone: '',
  mail: '',
};

export interface Entry {
  card: Card;
  content: Content;
}
