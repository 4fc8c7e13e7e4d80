/** The saved project in localStorage, under the documented key, with its version. */
import { restoreFile, type DesignFile } from '@/design/file/design-file';
import { designOfFlat, isFlatDataSave } from '@/design/file/flat-data-save';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted';

export const DATA_SAVE_KEY = 'dataSave';
/** Of a saved project and of a design file. */
export const VERSION = 1;

/** Rows of a load list that are saved with the design; a longer list would crowd out the rest. */
export const MOST_SAVED_ROWS = 500;

export interface SavedProject {
  design: Design;
  /** Begun here, so that what nobody has chosen yet is the first of its list. */
  isFresh: boolean;
  /** As it lies in the store: `restoreResult` reads it. Null: none. */
  result: unknown;
  /** How the load list came out, not loaded ones as well. */
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
