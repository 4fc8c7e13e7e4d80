/** The saved project in localStorage, under the documented key, with its version. */
import type { AlgorithmRequest } from '../../api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '../../api/contract/run-algorithm-answer';
import type { RunAnswer } from '../../api/contract/run-answer';
import type { Lock } from '../../quantities/locks';
import type { Rigidity } from '../../verdict/rigidity';
import type { CombinationEnd } from './combinations';
import { restoreFile, type DesignFile } from './design-file';
import { restoreDesign } from './design-schema';
import type { Design } from './design-state';
import { designOfFlat, isFlatDataSave, isObject } from './flat-data-save';

export const DATA_SAVE_KEY = 'dataSave';
/** Of a saved project and of a design file. */
export const VERSION = 1;

export interface StoredResult {
  answer: CheckAnswerOnWire;
  /** What was asked; null in a result that an earlier version kept. */
  request: AlgorithmRequest | null;
  /** Live loads were entered, but counted as zero. */
  liveLeftOut: boolean;
  /** Locks that were open; none in a result that an earlier version kept. */
  openLocks?: readonly Lock[];
  /** Of a rigid plate; none before it was looked at. */
  rigidity?: Rigidity;
  /** Name of the row of the load list whose loads were checked; none = dead and live loads. */
  row?: string;
  /** Stress picture of an elastic plate as base64. */
  image: string | null;
  plate: RunAnswer['plate'] | null;
  /** Of an elastic plate while somebody types: forces and verdict are there, the stress follows. */
  stressFollows?: true;
  /**
   * The combinations that are not shown; none where their factored loads are the same, or where they are
   * turned off.
   */
  others: readonly CombinationEnd[];
  /** Of the inputs that led here. */
  fingerprint: string;
  /** Of the anchor's figures; none in a result that an earlier version kept. */
  record?: string;
  /** ISO time of the calculation. */
  time: string;
}

/** Rows of a load list that are saved with the design; a longer list would crowd out the rest. */
export const MOST_SAVED_ROWS = 500;

export interface SavedProject {
  design: Design;
  /** Begun here, so that what nobody has chosen yet is the first of its list. */
  isFresh: boolean;
  /** As it lies in the store: `restoreResult` reads it. Null: none. */
  result: unknown;
  /** How the load list came out, unread as well. */
  listEnd: unknown;
  /** Null: it was neither opened nor saved. */
  file: DesignFile | null;
  /** Where the load list lies that is too long to be saved here; null: it is in the design. */
  listKey: string | null;
}

/** Reads whatever lies in the store; null and broken text give the default design. Never throws. */
export function readDataSave(text: string | null): SavedProject {
  let raw: unknown = null;
  try {
    raw = text === null ? null : JSON.parse(text);
  } catch {
    // Cut or foreign text: start from the defaults.
  }
  const none = { isFresh: false, result: null, listEnd: null, file: null, listKey: null };
  if (!isObject(raw)) return { design: restoreDesign({}), ...none, isFresh: true };
  if (isFlatDataSave(raw)) return { design: restoreDesign(designOfFlat(raw)), ...none };
  const { isFresh, result = null, listEnd = null, file, listKey } = raw;
  return {
    design: restoreDesign(raw.design),
    isFresh: isFresh === true,
    result,
    listEnd,
    file: restoreFile(file),
    listKey: typeof listKey === 'string' ? listKey : null,
  };
}

type Written = Pick<SavedProject, 'design' | 'result'> & Partial<SavedProject>;

/** The key stands last, so that it is found without reading all of it. */
export function writeDataSave(project: Written): string {
  const { design, isFresh = false, result, listEnd = null, file = null, listKey = null } = project;
  return JSON.stringify({ version: VERSION, design, isFresh, result, listEnd, file, listKey });
}
