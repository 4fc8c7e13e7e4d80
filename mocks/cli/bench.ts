/** `npm run bench`: throughput of the two calculations, whole calls with parsing and JSON, on one core. */
import { performance } from 'node:perf_hooks';
import { answerRun, answerRunAlgorithm } from '../services/calculation';
import { fourAnchors, rigidRun } from './bench-requests';

interface Limit {
  /** Median of a call, ms. */
  median: number;
  /** Calls a second. */
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

const results = [
  measure('runAlgorithm, four anchors', JSON.stringify(fourAnchors), answerRunAlgorithm, {
    median: 0.5,
    rate: 2000,
  }),
  measure('run, rigid plate', JSON.stringify(rigidRun), answerRun, { median: 0.2, rate: 5000 }),
];
if (results.includes(false)) process.exitCode = 1;
