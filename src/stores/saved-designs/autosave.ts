/** Adds the open design to the saved designs, shortly after it was saved under `dataSave`. */
import { DATA_SAVE_KEY, readDataSave, writeDataSave } from '@/design/file/data-save';
import { type DesignFile, parseDesignFile } from '@/design/file/design-file';
import { DEFAULT_DESIGN, type Design, type ListedLoad } from '@/design/model/design-state';
import { canonical } from '@/design/model/fingerprint';
import type { Card, Content, SavedDesign } from '@/design/saved-designs/saved-design';
import { cardPartOf, contentOf } from '@/design/saved-designs/saved-design-of';
import { pendingChange } from '@/design/saved-designs/verdict-change';
import type { LoadListOutcome, RunResult } from '@/design/verdict/run-result';
import { isDesignOf } from '@/stores/design-owner';
import { readItem, writeItem } from '@/stores/local-storage';
import {
  changeSavedDesign,
  readContent,
  removeSavedDesigns,
  type StorageFailure,
  type StorageOutcome,
} from '@/stores/saved-designs/database';
import { openDesignId } from '@/stores/saved-designs/open-design-id';

export interface SavedState {
  /** The design including its load list, wherever the list is stored. */
  design: Design;
  result: RunResult | null;
  listEnd: LoadListOutcome | null;
  file: DesignFile | null;
  /** Id of the saved design. */
  entry: string;
}

/** Wait before a state is written, ms: the results of the combinations follow shortly. */
const PAUSE = 700;

const typed = ({ plate, layout, loads, project }: Design) => canonical({ plate, layout, loads, project });

/** True for a design without result, file and inputs; the app itself chooses anchor and concrete. */
const isUntouched = ({ design, result, file }: SavedState): boolean =>
  result === null && file === null && typed(design) === typed(DEFAULT_DESIGN);

/** Identifies saved content besides its text; of the result, parsing keeps only time and combinations. */
function marksOf({ result, listEnd, file }: Content): string {
  const { time, others } = (result ?? {}) as Partial<RunResult>;
  return canonical([time, others, listEnd, file]);
}

function written(
  owner: string,
  saved: SavedState,
  card: Card | null,
  content: Content | null,
): SavedDesign | null {
  if (card === null && isUntouched(saved)) return null;
  const { entry: id, file } = saved;
  const next = contentOf({ owner, id }, saved, file);
  // A deleted design is restored only if its content changes. The texts, which are long for long load lists,
  // are compared as they are.
  if (card !== null && content?.text === next.text && marksOf(content) === marksOf(next)) return null;
  const fresh = { owner, id, kind: 'design', name: '', point: '', project: null, before: null } as const;
  const part = cardPartOf(saved);
  return {
    content: next,
    card: {
      ...(card ?? fresh),
      ...part,
      name: file?.name ?? card?.name ?? '',
      before: card === null ? null : pendingChange(card, part.summary),
      changed: Date.now(),
      deleted: null,
    },
  };
}

/** Saves the state; if the storage is full, saves it without the results, which can be calculated again. */
async function write(owner: string, saved: SavedState): Promise<StorageFailure | null> {
  const put = (state: SavedState) =>
    changeSavedDesign(owner, state.entry, (card, content) => written(owner, state, card, content));
  const kept = await put(saved);
  if (kept.ok || kept.failure !== 'full') return kept.ok ? null : kept.failure;
  await put({ ...saved, result: null, listEnd: null });
  return 'full';
}

interface Order {
  owner: string;
  saved: SavedState;
  onFailure: (failure: StorageFailure) => void;
}

export class AutosaveQueue {
  private waiting: Order | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes run one after another, so that the latest state is written last. */
  private writing: Promise<boolean> = Promise.resolve(true);

  /** Writes the waiting state now; resolves, after all writes, to true if the last succeeded. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer);
    const order = this.waiting;
    this.waiting = null;
    if (order === null) return this.writing;
    this.writing = this.writing
      .then(() => write(order.owner, order.saved))
      .then((failure) => {
        if (failure !== null) order.onFailure(failure);
        return failure === null;
      });
    return this.writing;
  }

  put(order: Order): void {
    // If another design was opened, the waiting state of the previous design must be written first.
    if (this.waiting !== null && this.waiting.saved.entry !== order.saved.entry) void this.flush();
    this.waiting = order;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE);
  }
}

export async function savedRows(owner: string, id: string): Promise<readonly ListedLoad[] | null> {
  const found = await readContent(owner, id);
  const read = parseDesignFile((found.ok ? found.value?.text : undefined) ?? '');
  return read.ok && read.design.loads.list.length > 0 ? read.design.loads.list : null;
}

/**
 * Deletes saved designs permanently. If the load list of the open design is stored only in one of them, the
 * list is first copied into `dataSave`: otherwise the next reload would lose its rows. If the browser has no
 * space for the copy, nothing is deleted.
 */
export async function deletePermanently(
  owner: string,
  ids: readonly string[],
): Promise<StorageOutcome<void>> {
  const id = openDesignId();
  if (isDesignOf(owner) && ids.includes(id)) {
    const rows = await savedRows(owner, id);
    const { design, ...project } = readDataSave(readItem(DATA_SAVE_KEY));
    if (rows !== null && project.listKey !== null) {
      const loads = { ...design.loads, list: [...rows, ...design.loads.list] };
      const text = writeDataSave({ ...project, design: { ...design, loads }, listKey: null });
      if (!writeItem(DATA_SAVE_KEY, text)) return { ok: false, failure: 'full' };
    }
  }
  return removeSavedDesigns(owner, ids);
}

export const autosave = new AutosaveQueue();
