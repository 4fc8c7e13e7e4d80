/**
 * Calculates the rows of a load list on the plate of the design: of an elastic one the forces of each, then
 * the gravest with stress, from which the verdict comes.
 */
import type { Design, ListedLoad } from '@/stores/design/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { connectionFingerprint } from '@/stores/design/fingerprint';
import type { RowPlate } from '@/stores/design/load-list-end';
import { loadsKey, useListRunStore, type RowEnd } from '@/stores/load-list-run';
import type { AnchorData } from '../records/anchor-data';
import { figuresHash } from '../records/figures-hash';
import { evaluateMany } from './evaluate-many';
import { dueInFull, endOfList, gravestFirst } from './list-end';
import { isElastic, rowVariant } from './load-variants';
import { rowEnd } from './row-end';
import type { EvaluationOrder } from './two-calls';

export interface ListOrder extends EvaluationOrder {
  /** Why a design is not to be calculated, in words; null where it may be. */
  refusalOf: (design: Design) => string | null;
}

/** The anchor's figures count as well: its record may have been changed. */
export const connectionOf = (design: Design, anchor: AnchorData): string =>
  `${connectionFingerprint(design)}-${figuresHash(anchor)}`;

/**
 * ms between two pictures of the table. The first ones follow quickly, so that each has but a few rows in
 * sight to draw: all of them at once would keep the page from a frame.
 */
const FIRST_PICTURE = 60;
const BETWEEN_PICTURES = 400;
/** ms of the page's thread that are taken at a stretch where rows are known already. */
const STRETCH = 10;

/** Lets the page draw and answer where the calls do not. */
function breathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

async function endOfRow(
  row: ListedLoad,
  plate: RowPlate,
  order: ListOrder,
  signal: AbortSignal,
): Promise<RowEnd | null> {
  const design = rowVariant(order.design, row);
  const refusal = order.refusalOf(design);
  return refusal === null
    ? rowEnd({ ...order, design }, plate, signal)
    : { state: 'failed', message: refusal };
}

/** Where the stress cannot be had, what the forces gave stays, and it is said. */
function joined(before: RowEnd | undefined, end: RowEnd): RowEnd {
  return end.state === 'failed' && before?.state === 'done' ? { ...before, failure: end.message } : end;
}

async function runRows(
  rows: readonly ListedLoad[],
  plate: RowPlate,
  order: ListOrder,
  signal: AbortSignal,
): Promise<void> {
  const store = useListRunStore.getState;
  const total = rows.length;
  store().begin(connectionOf(order.design, order.anchor), {
    plate,
    done: 0,
    total,
    begin: performance.now(),
  });
  const breathe = breathing();
  let fresh = new Map<string, RowEnd>();
  let done = 0;
  let drawing: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_PICTURE;
  const show = () => {
    clearTimeout(drawing);
    drawing = undefined;
    if (fresh.size > 0) store().add(fresh, done);
    fresh = new Map();
  };
  await evaluateMany(
    rows,
    async (row) => {
      await breathe();
      return endOfRow(row, plate, order, signal);
    },
    (row, end) => {
      if (end === null) return;
      const key = loadsKey(row);
      fresh.set(key, joined(store().ends.get(key), end));
      done += 1;
      // In a turn of its own, not at the end of a call's.
      if (drawing !== undefined) return;
      drawing = setTimeout(show, wait);
      wait = Math.min(1.5 * wait, BETWEEN_PICTURES);
    },
    signal,
  );
  show();
}

/** One of each loads, and of these the ones that were not calculated as far as that. */
function missing(rows: readonly ListedLoad[], plate: RowPlate): ListedLoad[] {
  const { ends } = useListRunStore.getState();
  const distinct = new Map(rows.map((row) => [loadsKey(row), row]));
  return [...distinct.values()].filter((row) => {
    const end = ends.get(loadsKey(row));
    return end?.state !== 'done' || (plate === 'elastic' && end.plate !== plate);
  });
}

let running: AbortController | null = null;

/** What was calculated so far is kept. */
export const cancelList = (): void => running?.abort();

/** One run at a time; it ends by itself where an input of the connection changes. */
async function runAlone(order: ListOrder, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (running !== null) return;
  const abort = new AbortController();
  running = abort;
  const connection = connectionFingerprint(order.design);
  const stop = useDesignStore.subscribe(({ design }, before) => {
    if (design !== before.design && connectionFingerprint(design) !== connection) abort.abort();
  });
  try {
    await work(abort.signal);
  } finally {
    stop();
    running = null;
    useListRunStore.getState().stop();
    // Rows may have been added meanwhile, or another design opened.
    const { design, setListEnd } = useDesignStore.getState();
    if (connectionFingerprint(design) === connection)
      setListEnd(endOfList(design, useListRunStore.getState().ends));
  }
}

/** Till no row is among the gravest that has no stress: what one gives in full may change their order. */
async function runInFull(order: ListOrder, signal: AbortSignal): Promise<void> {
  const { list } = order.design.loads;
  const tried = new Set<string>();
  while (!signal.aborted) {
    const due = dueInFull(gravestFirst(list, useListRunStore.getState().ends))
      .map(({ row }) => row)
      .filter((row) => !tried.has(loadsKey(row)));
    if (due.length === 0) return;
    for (const row of due) tried.add(loadsKey(row));
    await runRows(missing(due, 'elastic'), 'elastic', order, signal);
  }
}

export const calculateList = (order: ListOrder): Promise<void> =>
  runAlone(order, async (signal) => {
    const { design, anchor } = order;
    const plate = isElastic(design) ? 'forces' : 'rigid';
    // Ends of another connection count for nothing.
    useListRunStore.getState().begin(connectionOf(design, anchor), { plate, done: 0, total: 0, begin: 0 });
    await runRows(missing(design.loads.list, plate), plate, order, signal);
    if (isElastic(design)) await runInFull(order, signal);
  });

/** Some rows with the stress of their elastic plate. */
export const calculateElastic = (order: ListOrder, rows: readonly ListedLoad[]): Promise<void> =>
  runAlone(order, (signal) => runRows(missing(rows, 'elastic'), 'elastic', order, signal));
