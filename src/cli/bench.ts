/**
 * `npm run bench`: cost of both calculations as complete calls with parsing and JSON, and of load lists, on
 * one core. A call costs a multiple of a fixed loop on the same machine (a unit), so that a slow machine
 * passes but slow code fails; `--calls`, a part of `npm run budgets`, leaves the lists out.
 */
import { produce } from 'immer';
import { answerForces, answerRun, answerRunAlgorithm, plateCache } from '@/api/calculation/answer-calls';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { setPlateModel } from '@/design/model/design-changes';
import { DEFAULT_DESIGN, NO_LOAD, type Design, type ListedLoad } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import { elasticRun, fourAnchors, largeElasticRun, rigidRun } from '@/examples/bench-requests';

const SIZE = 96;

/**
 * Never change this loop of typed arrays, objects and strings: the limits below are multiples of its time.
 */
function calibrationLoop(): number {
  const a = Float64Array.from({ length: SIZE * SIZE }, (_, i) => Math.sin(i));
  const product = new Float64Array(SIZE * SIZE);
  for (let i = 0; i < SIZE; i++) {
    for (let k = 0; k < SIZE; k++) {
      const factor = a[i * SIZE + k];
      for (let j = 0; j < SIZE; j++) product[i * SIZE + j] += factor * a[k * SIZE + j];
    }
  }
  const records = Array.from({ length: 400 }, (_, i) => ({ no: i, x: product[i], y: product[i + 400] }));
  const text = JSON.stringify(records);
  return (JSON.parse(text) as typeof records).reduce((sum, { x, y }) => sum + x * y, 0);
}

const plates = plateCache();

/** Name, calculation and request of each call, its limit in units, and the number of rounds. */
const CALLS: readonly [string, (raw: unknown) => unknown, request: object, limit: number, rounds: number][] =
  [
    ['runAlgorithm, four anchors', answerRunAlgorithm, fourAnchors, 0.9, 800],
    [
      'the same without trail',
      (raw) => answerRunAlgorithm(raw, { profile: 'summary' }),
      fourAnchors,
      0.35,
      800,
    ],
    ['run, rigid plate', answerRun, rigidRun, 0.05, 800],
    ['run, elastic, 400 x 400 x 10, 4', answerRun, elasticRun, 700, 4],
    ['its forces on a prepared plate', (raw) => answerForces(raw, plates), elasticRun, 60, 20],
    ['run, elastic, 800 x 600 x 20, 8', answerRun, largeElasticRun, 1400, 3],
  ];

/** Returns the processor time in ms, which does not include waiting for other work on the machine. */
function costOf(work: () => unknown): number {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

/**
 * Prints calls per second and cost, and returns whether the cost is within its limit. Alternates between loop
 * and call, and uses the fastest measurement of each, because other work on the machine only adds time.
 */
function measure([name, answer, request, limit, rounds]: (typeof CALLS)[number]): boolean {
  const text = JSON.stringify(request);
  const call = () => JSON.stringify(answer(JSON.parse(text)));
  let unit = Infinity;
  let cost = Infinity;
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < Math.ceil(100 / rounds); k++) unit = Math.min(unit, costOf(calibrationLoop));
    cost = Math.min(cost, costOf(call));
  }
  const isWithin = cost <= limit * unit;
  const values = [
    `${(1000 / cost).toFixed(1).padStart(8)} calls/s`,
    `${(cost / unit).toFixed(2).padStart(8)} units of ${unit.toFixed(3)} ms, at most ${limit}`,
  ];
  console.log(`${isWithin ? 'ok  ' : 'SLOW'} ${name.padEnd(32)} ${values.join('  ')}`);
  return isWithin;
}

const ROWS = [100, 1_000, 10_000];

/** Limit in s for a list, by the time extrapolated from the next shorter list. */
const LONGEST = 120;

const parsed = parseAlgorithm(fourAnchors);
if (!parsed.ok) throw new Error('the request of the benchmark is refused');
const { product, concrete, rest } = parsed.value;
const anchor: AnchorData = {
  ...product,
  h_min: concrete.h_min,
  gamma_inst: concrete.gamma_inst,
  h_nom: rest?.h_nom ?? 0,
  T_inst: 0,
  h_1: 0,
  t_fix: 0,
  wrench: 0,
  material: '',
  materialClass: '',
  certification: '',
};

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
  clearForces();
  const begin = process.cpuUsage();
  const order = { design, anchor, calculator: libraryCalculator(), refusalOf: () => null };
  const end = await runAll(order, new AbortController().signal);
  if (end.kind !== 'success' || end.listEnd?.done !== design.loads.list.length)
    throw new Error(`the list of the benchmark has no result: ${JSON.stringify(end).slice(0, 200)}`);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

/** Prints rows per second of processor time, and the memory of the process. */
async function measureLists(): Promise<void> {
  for (const plate of ['rigid', 'elastic'] as const) {
    let rate = Infinity;
    for (const rows of ROWS) {
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

for (let i = 0; i < 200; i++) calibrationLoop();
if (CALLS.map(measure).includes(false)) process.exitCode = 1;
if (!process.argv.includes('--calls')) await measureLists();
