/**
 * Calculates the rows of a load list: all on the rigid plate, then the worst on the elastic one where the
 * design has it.
 */
import type { Design, ListedLoad } from '@/stores/design/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { connectionFingerprint } from '@/stores/design/fingerprint';
import type { RowPlate } from '@/stores/design/load-list-end';
import { loadsKey, useListRunStore, type RowEnd } from '@/stores/load-list-run';
import type { AnchorData } from '../records/anchor-data';
import { figuresHash } from '../records/figures-hash';
import { evaluateMany } from './evaluate-many';
import { evaluateShort } from './evaluate-short';
import { endOfList, gravestFirst } from './list-end';
import { onRigidPlate, rowVariant } from './load-variants';
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

const isElastic = ({ plate }: Design) => plate.stiffness === '0';

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
  const whole = rowVariant(order.design, row);
  const design = plate === 'rigid' && isElastic(whole) ? onRigidPlate(whole) : whole;
  const refusal = order.refusalOf(design);
  if (refusal !== null) return { state: 'failed', message: refusal };
  const end = await evaluateShort({ ...order, design }, signal);
  if (end.kind === 'cancelled') return null;
  if (end.kind !== 'success') return { state: 'failed', message: end.failure.message };
  const { verdict, utilisations } = end.short;
  const { word, governing } = verdict;
  return { state: 'done', plate, outcome: { word, governing }, utilisations };
}

/** Where the elastic plate fails, what the rigid one gave stays, and it is said. */
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

/** One of each loads, and of these the ones that were not calculated on that plate. */
function missing(rows: readonly ListedLoad[], plate: RowPlate): ListedLoad[] {
  const { ends } = useListRunStore.getState();
  const distinct = new Map(rows.map((row) => [loadsKey(row), row]));
  return [...distinct.values()].filter((row) => {
    const end = ends.get(loadsKey(row));
    return end?.state !== 'done' || (plate === 'elastic' && end.plate === 'rigid');
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

/** `worst`: how many rows follow on the elastic plate. */
export const calculateList = (order: ListOrder, worst: number): Promise<void> =>
  runAlone(order, async (signal) => {
    const { list } = order.design.loads;
    // Ends of another connection count for nothing.
    useListRunStore
      .getState()
      .begin(connectionOf(order.design, order.anchor), { plate: 'rigid', done: 0, total: 0, begin: 0 });
    await runRows(missing(list, 'rigid'), 'rigid', order, signal);
    if (signal.aborted || !isElastic(order.design)) return;
    const gravest = gravestFirst(list, useListRunStore.getState().ends).slice(0, worst);
    await runRows(
      missing(
        gravest.map(({ row }) => row),
        'elastic',
      ),
      'elastic',
      order,
      signal,
    );
  });

export const calculateElastic = (order: ListOrder, rows: readonly ListedLoad[]): Promise<void> =>
  runAlone(order, (signal) => runRows(missing(rows, 'elastic'), 'elastic', order, signal));
