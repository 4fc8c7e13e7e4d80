/**
 * Benchmarks load lists of 100, 1,000 and 10,000 rows on a rigid and on an elastic plate, using only the
 * library.
 */
import { produce } from 'immer';
import { libraryCalculator } from '@/calculation/library-calculator';
import { DEFAULT_DESIGN, NO_LOAD, type Design, type ListedLoad } from '@/design/model/design-state';
import { setPlateModel } from '@/design/model/plate-model';
import type { AnchorData } from '@/design/records/anchor-data';
import { forgetForces } from '@/design/run/evaluate';
import { runWhole } from '@/design/run/run';
import { fourAnchors } from '@/examples/bench-requests';

const SIZES = [100, 1_000, 10_000];

/**
 * Time limit in s: a list is skipped if its time, extrapolated from the next shorter list, exceeds the
 * limit.
 */
const LONGEST = 120;

const { type: name, ...figures } = fourAnchors.anchor;
const { hmin: h_min, gamma_inst } = fourAnchors.base;
const anchor = { ...figures, name, h_min, gamma_inst } as unknown as AnchorData;

/** Returns random loads that are the same in every run (Lehmer's generator). */
function randomRows(count: number): ListedLoad[] {
  let state = 7;
  const upTo = (most: number) => (((state = (state * 16807) % 2147483647) / 2147483647) * 2 - 1) * most;
  return Array.from({ length: count }, (_, index) => ({
    name: `R${index}`,
    Nz: upTo(20),
    Vx: upTo(5),
    Vy: upTo(5),
    Mx: upTo(1),
    My: upTo(1),
    Mz: upTo(0.2),
  }));
}

const designOf = (isElastic: boolean, rows: number): Design =>
  produce(DEFAULT_DESIGN, (draft) => {
    draft.loads.dead = { ...NO_LOAD, Nz: 5 };
    draft.loads.list = randomRows(rows);
    if (!isElastic) return;
    setPlateModel(draft, 'elastic');
    Object.assign(draft.profile, { H: 100, W: 55, T: 4.1, FT: 5.7 });
    draft.plate.thickness = 15;
  });

/** Returns the processor time in s, which is little affected by other work on the machine. */
async function secondsOf(design: Design): Promise<number> {
  forgetForces();
  const begin = process.cpuUsage();
  const order = { design, anchor, calculator: libraryCalculator(), refusalOf: () => null };
  const end = await runWhole(order, new AbortController().signal);
  if (end.kind !== 'success' || end.listEnd?.done !== design.loads.list.length)
    throw new Error(`the list of the benchmark has no result: ${JSON.stringify(end).slice(0, 200)}`);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

/** Prints rows per second of processor time, and the memory of the process. */
export async function measureLists(): Promise<void> {
  for (const plate of ['rigid', 'elastic'] as const) {
    let rate = Infinity;
    for (const rows of SIZES) {
      const what = `     ${`list, ${plate}, ${rows} rows`.padEnd(32)}`;
      if (rows / rate > LONGEST) {
        console.log(`${what} skipped: would take ${(rows / rate).toFixed(0)} s`);
        continue;
      }
      const seconds = await secondsOf(designOf(plate === 'elastic', rows));
      rate = rows / seconds;
      const memory = (process.memoryUsage().rss / 2 ** 20).toFixed(0);
      console.log(`${what} ${rate.toFixed(0)} rows/s  ${seconds.toFixed(1)} s  process ${memory} MB`);
    }
  }
}
