/** The saved project: the open design with its result, in localStorage under `DATA_SAVE_KEY`. */
import * as z from 'zod/mini';
import { storedFile, VERSION, type DesignFile } from '@/design/file/design-file';
import {
  designOfBoth,
  designOfFlat,
  flatOf,
  isFlatDataSave,
  hasOwnSlots,
  withVariantSlots,
} from '@/design/file/flat-data-save';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { isObject, jsonIn } from '@/design/model/untrusted-values';

export const DATA_SAVE_KEY = 'dataSave';

/** Largest load list saved with the design: a longer one would take the `localStorage` of other data. */
export const MOST_SAVED_ROWS = 500;

export interface SavedProject {
  design: Design;
  /** True if the design was started here: the app chooses records that the design has not chosen. */
  isFresh: boolean;
  /** Stored result, unchecked; `restoreResult` reads it. Null if there is no result. */
  result: unknown;
  /** Stored outcome of the load list, unchecked; null if there is none. */
  listEnd: unknown;
  /** Null if the design was neither opened from a file nor saved to a file. */
  file: DesignFile | null;
  /** Key of a load list that is too long to be saved with the design; null if the list is in the design. */
  listKey: string | null;
}

/** The only key without a documented name: the design as in a design file, and data without such names. */
const OWN_KEY = 'anchorDesigner';

const NOTHING = { isFresh: false, result: null, listEnd: null, file: null, listKey: null };

/** Result saved by another program; without its inputs, an empty fingerprint marks it as out of date. */
const foreignResult = ({ algout, imgBase64 }: Record<string, unknown>): unknown =>
  isObject(algout) ? { answer: algout, image: imgBase64, fingerprint: '', time: '', others: [] } : null;

/** Stored value that is read later; null if it is missing. */
const unread = z._default(z.unknown(), null);

/** Schema for the parts of a saved project besides the design. */
const stateSchema = z.object({
  isFresh: z.catch(z.boolean(), false),
  result: unread,
  listEnd: unread,
  file: storedFile,
  listKey: z.catch(z.nullable(z.string()), null),
});

/** Returns the unchecked design from a saved project in any format. */
function designIn(raw: Record<string, unknown>): unknown {
  const own = raw[OWN_KEY];
  if (isObject(own)) return designOfBoth(raw, own.design);
  // Version 1.1.0 stored the design as one object under the key `design`.
  return isFlatDataSave(raw) ? designOfFlat(raw) : raw.design;
}

export function savedDesign(text: string): unknown {
  const raw = jsonIn(text);
  return isObject(raw) ? designIn(raw) : undefined;
}

/** Reads any stored text; null and invalid text give the default design. Never throws. */
export function readDataSave(text: string | null): SavedProject {
  const raw = jsonIn(text);
  if (!isObject(raw)) return { ...NOTHING, design: restoreDesign({}), isFresh: true };
  const read = restoreDesign(designIn(raw));
  const own = raw[OWN_KEY];
  if (isObject(own)) {
    const design = hasOwnSlots(own.design) ? read : withVariantSlots(read);
    const state = stateSchema.parse(own);
    const result = isObject(state.result)
      ? { ...state.result, answer: raw.algout, image: raw.imgBase64 }
      : null;
    return { ...state, design, result };
  }
  if (isFlatDataSave(raw)) return { ...NOTHING, design: withVariantSlots(read), result: foreignResult(raw) };
  return { ...stateSchema.parse(raw), design: read };
}

type Written = Pick<SavedProject, 'design' | 'result'> & Partial<SavedProject>;

/** `listKey` is last in the text, so that it can be found without parsing the whole text. */
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
    // The picture of the anchor is not saved, because it is loaded with the anchor record.
    imgAvatar: null,
    [OWN_KEY]: {
      version: VERSION,
      design: codedDesign(design),
      isFresh,
      result: isNull ? null : result,
      listEnd,
      file,
      listKey,
    },
  });
}
