/**
 * Calculates the rows of a load list on the plate of the design: of an elastic one the forces of each, then
 * the worst with stress, from which the verdict comes.
 */
import type { Design, ListedLoad } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { connectionFingerprint } from '@/design/model/fingerprint';
import type { RowPlate } from '@/design/verdict/load-list-outcome';
import { useListRunStore } from '@/stores/load-list-run';
import { loadsKey, type RowOutcome } from '@/design/evaluation/row-outcome';
import type { AnchorData } from '@/design/records/anchor-data';
import { figuresHash } from '@/design/records/figures-hash';
import { yieldToMain } from '@/design/evaluation/yield-to-main';
import { evaluateMany } from '@/design/evaluation/evaluate-many';
import { outcomeOfList } from '@/design/evaluation/list-outcome';
import { isElastic } from '@/design/evaluation/load-variants';
import { atServer } from './evaluate-at-server';
import { evaluateList, evaluateRow, joined, missing, type ListJob } from '@/design/evaluation/evaluate-list';
import type { UserOrder } from '@/design/evaluation/forces-and-checks';

export type ListOrder = UserOrder & Pick<ListJob, 'refusalOf'>;

/** The anchor's figures count as well: its record may have been changed. */
export const connectionOf = (design: Design, anchor: AnchorData): string =>
  `${connectionFingerprint(design)}-${figuresHash(anchor)}`;

/**
 * ms between two pictures of the table. The first ones follow quickly, so that each has but a few rows in
 * sight to draw: all of them at once would keep the page from a frame.
 */
const FIRST_PICTURE = 60;
const BETWEEN_PICTURES = 400;
async function runRows(
  rows: readonly ListedLoad[],
  plate: RowPlate,
  order: ListJob,
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
  const pause = yieldToMain();
  let fresh = new Map<string, RowOutcome>();
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
      await pause();
      return evaluateRow(row, plate, order, signal);
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
    { signal, atOnce: order.calculator.atOnce() },
  );
  show();
}

/** One run at a time; it ends by itself where an input of the connection changes. */
async function runAlone(
  order: ListOrder,
  work: (order: ListJob, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (useListRunStore.getState().run !== null) return;
  const abort = new AbortController();
  useListRunStore.setState({ run: abort });
  const connection = connectionFingerprint(order.design);
  const stop = useDesignStore.subscribe(({ design }, before) => {
    if (design !== before.design && connectionFingerprint(design) !== connection) abort.abort();
  });
  try {
    await work({ ...atServer(order), refusalOf: order.refusalOf }, abort.signal);
  } finally {
    stop();
    useListRunStore.getState().stop();
    // Rows may have been added meanwhile, or another design opened.
    const { design, setListEnd } = useDesignStore.getState();
    if (connectionFingerprint(design) === connection)
      setListEnd(outcomeOfList(design, useListRunStore.getState().ends));
  }
}

const known = () => useListRunStore.getState().ends;

export const calculateList = (userOrder: ListOrder): Promise<void> =>
  runAlone(userOrder, async (order, signal) => {
    const { design, anchor } = order;
    const plate = isElastic(design) ? 'forces' : 'rigid';
    // Ends of another connection count for nothing.
    useListRunStore.getState().begin(connectionOf(design, anchor), { plate, done: 0, total: 0, begin: 0 });
    const evaluateRows = (rows: readonly ListedLoad[], on: RowPlate) => runRows(rows, on, order, signal);
    await evaluateList(design, { ends: known, evaluateRows }, signal);
  });

/** Some rows with the stress of their elastic plate. */
export const calculateElastic = (userOrder: ListOrder, rows: readonly ListedLoad[]): Promise<void> =>
  runAlone(userOrder, (order, signal) =>
    runRows(missing(rows, 'elastic', known()), 'elastic', order, signal),
  );
