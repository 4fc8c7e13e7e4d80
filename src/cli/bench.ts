/**
 * `npm run bench`: throughput of the two calculations as complete calls, including parsing and JSON, on one
 * core; then the elastic plate with its image, load list rows, time by number of unknowns, and whole load
 * lists.
 */
import { performance } from 'node:perf_hooks';
import { parseSim } from '@/api/contract/run';
import { answerRun, answerRunAlgorithm } from '@/calculation/answer-calls';
import { measureLists } from '@/cli/bench-lists';
import { compareRows } from '@/cli/bench-rows';
import { elasticProblem, solveElasticPlate } from '@/engineering';
import { elasticRun, fourAnchors, largeElasticRun, rigidRun, type BenchRun } from '@/examples/bench-requests';

interface Limit {
  /** Maximum of the median duration of a call, ms. */
  median: number;
  /** Minimum number of calls per second. */
  rate: number;
}

function measure(name: string, text: string, call: (raw: unknown) => unknown, limit: Limit): boolean {
  const once = () => JSON.stringify(call(JSON.parse(text)));
  for (let i = 0; i < 500; i++) once();
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < 3000) {
    const begin = performance.now();
    once();
    times.push(performance.now() - begin);
  }
  const total = performance.now() - start;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Infinity;
  const rate = (1000 * times.length) / total;
  const ok = at(0.5) < limit.median && rate >= limit.rate;
  const figures = [
    `${rate.toFixed(0)} calls/s`,
    `median ${at(0.5).toFixed(3)} ms`,
    `p99 ${at(0.99).toFixed(3)} ms`,
    `limit ${limit.rate}/s, ${limit.median} ms`,
  ];
  console.log(`${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(32)} ${figures.join('  ')}`);
  return ok;
}

/**
 * Prints the time of a complete elastic call with its image, and returns whether it is below `limit` (ms).
 * Uses the fastest of a few runs, because other work on the machine only adds time.
 */
function measureElastic(name: string, request: BenchRun, limit: number): boolean {
  const times = [0, 1, 2, 3, 4].map(() => {
    const begin = performance.now();
    const answer = answerRun(JSON.parse(JSON.stringify(request)));
    if (!answer.ok) throw new Error(answer.error.message);
    return performance.now() - begin;
  });
  const first = times[0] ?? Infinity;
  const best = Math.min(...times);
  const memory = process.memoryUsage().rss / 2 ** 20;
  const ok = best < limit;
  const figures = [
    `${best.toFixed(0)} ms`,
    `first ${first.toFixed(0)} ms`,
    `process ${memory.toFixed(0)} MB`,
    `limit ${limit} ms`,
  ];
  console.log(`${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(32)} ${figures.join('  ')}`);
  return ok;
}

/** Prints the time, the largest anchor force and the von Mises stress for increasingly fine meshes. */
function costTable(request: BenchRun): void {
  const parsed = parseSim(request);
  const problem = parsed.ok ? elasticProblem(parsed.value) : null;
  if (!problem?.ok) throw new Error('the request of the benchmark is invalid');
  console.log('\nelement  unknowns  steps  time      largest force  von Mises');
  for (const fine of [60, 40, 25, 18, 12.5]) {
    const begin = performance.now();
    const solution = solveElasticPlate({ ...problem.value, sizes: { fine, coarse: 1.6 * fine } });
    const time = performance.now() - begin;
    if (!solution) throw new Error('no equilibrium found');
    const columns = [
      `${fine} mm`.padEnd(8),
      `${solution.unknowns}`.padStart(8),
      `${solution.steps}`.padStart(6),
      `${time.toFixed(0)} ms`.padStart(9),
      `${(Math.max(...solution.tensions) / 1000).toFixed(4)} kN`.padStart(15),
      `${solution.maxVonMises.toFixed(1)} MPa`.padStart(12),
    ];
    console.log(columns.join(' '));
  }
}

/**
 * Minimum ratio of the speed of a check without trail to that of a check with trail, as complete calls with
 * JSON; about 3 on an idle machine.
 */
const TRAIL_RATIO = 2.5;

/**
 * Prints the speed of checks with and without trail, and returns whether their ratio reaches `TRAIL_RATIO`.
 * Alternates between the two, so that other work on the machine affects both, and uses the fastest round of
 * each.
 */
function compareTrail(text: string): boolean {
  const way = (profile?: 'summary') => () =>
    JSON.stringify(answerRunAlgorithm(JSON.parse(text), { profile }));
  const ways = [way(), way('summary')];
  const best = ways.map(() => 0);
  for (const call of ways) for (let i = 0; i < 500; i++) call();
  for (let round = 0; round < 20; round++) {
    ways.forEach((call, index) => {
      const start = performance.now();
      let calls = 0;
      for (; performance.now() - start < 150; calls++) call();
      best[index] = Math.max(best[index], (1000 * calls) / (performance.now() - start));
    });
  }
  const [full, bare] = best;
  const ok = bare >= TRAIL_RATIO * full;
  const figures = [
    `${full.toFixed(0)} calls/s with trail`,
    `${bare.toFixed(0)} calls/s without trail`,
    `ratio ${(bare / full).toFixed(2)}`,
    `limit ${TRAIL_RATIO}`,
  ];
  console.log(
    `${ok ? 'ok  ' : 'SLOW'} ${'runAlgorithm, with and without trail'.padEnd(32)} ${figures.join('  ')}`,
  );
  return ok;
}

const results = [
  measure('runAlgorithm, four anchors', JSON.stringify(fourAnchors), answerRunAlgorithm, {
    median: 0.5,
    rate: 2000,
  }),
  compareTrail(JSON.stringify(fourAnchors)),
  measure('run, rigid plate', JSON.stringify(rigidRun), answerRun, { median: 0.2, rate: 5000 }),
];
results.push(
  measureElastic('run, elastic, 400 x 400 x 10, 4', elasticRun, 1000),
  measureElastic('run, elastic, 800 x 600 x 20, 8', largeElasticRun, 3000),
);
results.push(
  compareRows('rows, 400 x 400 x 10, 4', elasticRun),
  compareRows('rows, 800 x 600 x 20, 8', largeElasticRun),
);
costTable(elasticRun);
await measureLists();
if (results.includes(false)) process.exitCode = 1;
