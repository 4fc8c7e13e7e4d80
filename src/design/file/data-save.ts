/** The saved project in localStorage, under the documented key, with its version. */
import { restoreFile, type DesignFile } from '@/design/file/design-file';
import {
  beyondFlat,
  designOfBoth,
  designOfFlat,
  flatOf,
  isFlatDataSave,
  hasOwnSlots,
  withVariantSlots,
} from '@/design/file/flat-data-save';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted';

export const DATA_SAVE_KEY = 'dataSave';
/** Version of saved projects and design files. */
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
  /** Key of a load list that is too long to be saved here; null: the list is in the design. */
  listKey: string | null;
}

/** The only name in the flat object that is not documented. */
const OWN_KEY = 'anchorDesigner';

const NOTHING = { isFresh: false, result: null, listEnd: null, file: null, listKey: null };

/**
 * Result of another program. It does not say which inputs it belongs to, so an empty fingerprint makes it out
 * of date.
 */
const foreignResult = ({ algout, imgBase64 }: Record<string, unknown>): unknown =>
  isObject(algout) ? { answer: algout, image: imgBase64, fingerprint: '', time: '', others: [] } : null;

function readOwn(own: Record<string, unknown>, design: Design, result: unknown): SavedProject {
  const { isFresh, listEnd = null, file, listKey } = own;
  return {
    design,
    isFresh: isFresh === true,
    result,
    listEnd,
    file: restoreFile(file),
    listKey: typeof listKey === 'string' ? listKey : null,
  };
}

/** Reads whatever lies in the store; null and broken text give the default design. Never throws. */
export function readDataSave(text: string | null): SavedProject {
  let raw: unknown = null;
  try {
    raw = text === null ? null : JSON.parse(text);
  } catch {
    // Cut or foreign text: start from the defaults.
  }
  if (!isObject(raw)) return { ...NOTHING, design: restoreDesign({}), isFresh: true };
  const own = raw[OWN_KEY];
  if (isObject(own)) {
    const read = restoreDesign(designOfBoth(raw, own.design));
    const design = hasOwnSlots(own.design) ? read : withVariantSlots(read);
    const result = isObject(own.result) ? { ...own.result, answer: raw.algout, image: raw.imgBase64 } : null;
    return readOwn(own, design, result);
  }
  if (isFlatDataSave(raw)) {
    const design = withVariantSlots(restoreDesign(designOfFlat(raw)));
    return { ...NOTHING, design, result: foreignResult(raw) };
  }
  // Version 1.1.0 and earlier: the design as one object.
  return readOwn(raw, restoreDesign(raw.design), raw.result ?? null);
}

type Written = Pick<SavedProject, 'design' | 'result'> & Partial<SavedProject>;

/** The key of the list stands last, so that it is found without reading all of it. */
export function writeDataSave(project: Written): string {
  const { design, isFresh = false, result: whole, listEnd = null, file = null, listKey = null } = project;
  const { answer, image, ...result } = isObject(whole) ? whole : {};
  const isNull = answer === undefined;
  return JSON.stringify({
    ...flatOf(design),
    algout: isNull ? null : answer,
    algoutIsNull: isNull,
    imgBase64: image ?? null,
    showImgShow: typeof image === 'string',
    // The anchor's picture is read with its record.
    imgAvatar: null,
    [OWN_KEY]: {
      version: VERSION,
      design: beyondFlat(design),
      isFresh,
      result: isNull ? null : result,
      listEnd,
      file,
      listKey,
    },
  });
}
