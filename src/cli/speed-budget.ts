/**
 * Part of `npm run budgets`: measures the time of a calculation relative to a fixed loop on the same
 * machine, so that a slow machine passes but slow code fails. `npm run bench` prints absolute times.
 */
import { answerRun, answerRunAlgorithm } from '@/calculation/answer-calls';
import { elasticRun, fourAnchors, largeElasticRun, rigidRun } from '@/examples/bench-requests';

const SIZE = 96;

/**
 * Never change this loop, because the limits below are multiples of its time. Like the calculations, it
 * works with typed arrays, small objects and strings.
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

interface Budget {
  name: string;
  call: () => unknown;
  /** Maximum time of a call as a multiple of the loop time. */
  limit: number;
  rounds: number;
}

interface Call {
  name: string;
  answer: (raw: unknown) => unknown;
  request: unknown;
}

const budget = ({ name, answer, request }: Call, limit: number, rounds: number): Budget => {
  const text = JSON.stringify(request);
  return { name, call: () => JSON.stringify(answer(JSON.parse(text))), limit, rounds };
};

const withoutTrail = (raw: unknown) => answerRunAlgorithm(raw, { profile: 'summary' });

const BUDGETS = [
  budget({ name: 'runAlgorithm, four anchors', answer: answerRunAlgorithm, request: fourAnchors }, 0.9, 800),
  budget({ name: 'the same without trail', answer: withoutTrail, request: fourAnchors }, 0.35, 800),
  budget({ name: 'run, rigid plate', answer: answerRun, request: rigidRun }, 0.05, 800),
  budget({ name: 'run, elastic, 400 x 400 x 10, 4', answer: answerRun, request: elasticRun }, 700, 4),
  budget({ name: 'run, elastic, 800 x 600 x 20, 8', answer: answerRun, request: largeElasticRun }, 1400, 3),
];

/** Returns the processor time in ms, which does not include waiting for other work on the machine. */
function costOf(call: () => unknown): number {
  const begin = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

for (let i = 0; i < 200; i++) calibrationLoop();
for (const { name, call, limit, rounds } of BUDGETS) {
  // Alternates between the loop and the call, and uses the fastest measurement of each, because other work on
  // the machine only adds time.
  let unit = Infinity;
  let cost = Infinity;
  for (let i = 0; i < rounds; i++) {
    for (let k = 0; k < Math.ceil(100 / rounds); k++) unit = Math.min(unit, costOf(calibrationLoop));
    cost = Math.min(cost, costOf(call));
  }
  const ratio = cost / unit;
  const ok = ratio <= limit;
  console.log(
    `${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(32)} ${ratio.toFixed(2).padStart(8)} units of ${unit.toFixed(3)} ms, at most ${limit}`,
  );
  if (!ok) process.exitCode = 1;
}
