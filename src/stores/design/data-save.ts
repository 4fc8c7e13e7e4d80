/** The saved project in localStorage, under the documented key; its version, its old forms, and a full quota. */
import type { CheckAnswerOnWire } from '../../api/contract/run-algorithm';
import { parseCheckAnswer } from '../../api/contract/run-algorithm';
import { runAnswerSchema, type RunAnswer } from '../../api/contract/run';
import type { Outcome } from '../../engineering/model/result';
import { restoreDesign } from './design-schema';
import type { Design } from './design-state';

export const DATA_SAVE_KEY = 'dataSave';
const VERSION = 1;

export interface StoredResult {
  answer: CheckAnswerOnWire;
  /** Stress picture of an elastic plate as base64. */
  image: string | null;
  plate: RunAnswer['plate'] | null;
  /** Of the inputs that led here. */
  fingerprint: string;
  /** ISO time of the calculation. */
  time: string;
}

export interface SavedProject {
  design: Design;
  result: StoredResult | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Documented names of the saved state that an older object may carry, and where they belong. */
const FLAT_SIDES = { valueX1: 'X1', valueX2: 'X2', valueY1: 'Y1', valueY2: 'Y2' } as const;

/** An object of documented flat names as a design; numbers may be texts. */
function fromFlat(flat: Record<string, unknown>): unknown {
  const numeric = (value: unknown): unknown =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : value;
  const loads = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, numeric(entry)]))
      : {};
  const factor = (value: unknown): unknown => (isObject(value) ? numeric(value.factor) : undefined);
  const sides: Record<string, unknown> = {};
  for (const [name, side] of Object.entries(FLAT_SIDES))
    sides[side] = { distance: numeric(flat[name]), exists: true };
  return {
    ...flat,
    layout: {
      group: flat.anchorGroupListShow,
      spacings: {
        Sx1: numeric(flat.Sx1),
        Sx2: numeric(flat.Sx2),
        Sy1: numeric(flat.Sy1),
        Sy2: numeric(flat.Sy2),
      },
      sides,
      h: numeric(flat.h),
    },
    loads: {
      dead: loads(flat.Dead1 ?? flat.Dead),
      live: loads(flat.Live),
      deadFactor: factor(flat.Dead1 ?? flat.Dead),
      liveFactor: factor(flat.Live),
    },
  };
}

function restoreResult(raw: unknown): StoredResult | null {
  if (!isObject(raw) || typeof raw.fingerprint !== 'string' || typeof raw.time !== 'string') return null;
  const answer = parseCheckAnswer(raw.answer);
  if (!answer.ok) return null;
  const plate = runAnswerSchema.shape.plate.safeParse(raw.plate ?? undefined);
  return {
    answer: answer.value,
    image: typeof raw.image === 'string' ? raw.image : null,
    plate: plate.success ? (plate.data ?? null) : null,
    fingerprint: raw.fingerprint,
    time: raw.time,
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
  if (!isObject(raw)) return { design: restoreDesign({}), result: null };
  const flat =
    !isObject(raw.design) && ('Dead1' in raw || 'Dead' in raw || 'valueX1' in raw || 'standardType' in raw);
  const design = restoreDesign(flat ? fromFlat(raw) : raw.design);
  return { design, result: flat ? null : restoreResult(raw.result) };
}

export function writeDataSave({ design, result }: SavedProject): string {
  return JSON.stringify({ version: VERSION, design, result });
}

const FILE_FORMAT = 'anchor-design';

/** Content of a design file. */
export function serializeDesign(design: Design): string {
  return JSON.stringify({ format: FILE_FORMAT, version: VERSION, design }, null, 2);
}

/** A design from a file's content; fields that are broken take their defaults, a foreign file is an error. */
export function parseDesignFile(text: string): Outcome<Design> {
  const fail = (message: string): Outcome<Design> => ({ ok: false, error: { field: '', message } });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fail('no JSON');
  }
  if (!isObject(raw) || raw.format !== FILE_FORMAT || !isObject(raw.design)) return fail(`no ${FILE_FORMAT}`);
  if (typeof raw.version !== 'number' || raw.version > VERSION) return fail(`version ${String(raw.version)}`);
  return { ok: true, value: restoreDesign(raw.design) };
}
