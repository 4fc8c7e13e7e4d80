/**
 * Compares two ways of calculating the rows of a load list on one elastic plate: calculating only the forces
 * on a prepared plate, and calculating each row in full.
 */
import { parseSim } from '@/api/contract/run';
import { answerForces, answerRun } from '@/calculation/answer-calls';
import { plateCache } from '@/calculation/prepared-plates';
import type { BenchRun } from '@/examples/bench-requests';

const ROWS = 100;
/** Number of rows calculated in full; their mean time represents all rows. */
const IN_FULL = 12;

/**
 * Minimum ratio of the speed of forces-only rows to that of full rows. On an idle machine the ratios for the
 * two plates are 8.4 (29 ms compared with 238 ms) and 8.8 (42 ms compared with 370 ms).
 */
const LEAST_RATIO = 8;

/**
 * Returns rows with random fractions of the request's loads except `Mz`, the same in every run (Lehmer's
 * generator).
 */
function randomRows(request: BenchRun): BenchRun[] {
  let state = 7;
  const share = () => ((state = (state * 16807) % 2147483647) / 2147483647) * 2 - 1;
  return Array.from({ length: ROWS }, () => {
    const { Fx, Fy, Fz, Mx, My, Mz } = request.Load;
    const [a, b, c, d] = [share(), share(), share(), share()];
    return { ...request, Load: { Fx: Fx * a, Fy: Fy * a, Fz: Fz * b, Mx: Mx * c, My: My * d, Mz } };
  });
}

/** Returns the time in ms per row, for complete calls including parsing and JSON. */
function costOf(rows: readonly BenchRun[], call: (raw: unknown) => { ok: boolean }): number {
  const begin = performance.now();
  for (const row of rows) {
    const answer = call(JSON.parse(JSON.stringify(row)));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    JSON.stringify(answer);
  }
  return (performance.now() - begin) / rows.length;
}

/**
 * Prints both speeds and returns whether their ratio reaches the limit. Alternates between the two kinds of
 * rows while measuring, so that other work on the machine affects both.
 */
export function compareRows(name: string, request: BenchRun): boolean {
  const rows = randomRows(request);
  const plates = plateCache();
  const alone = (raw: unknown) => answerForces(raw, plates);
  costOf(rows.slice(0, 3), answerRun);
  costOf(rows.slice(0, 3), alone);
  let [full, bare] = [0, 0];
  for (let part = 0; part < IN_FULL; part++) {
    const own = rows.filter((_, index) => index % IN_FULL === part);
    full += costOf(own.slice(0, 1), answerRun) / IN_FULL;
    bare += (costOf(own, alone) * own.length) / ROWS;
  }
  const parsed = parseSim(request);
  const plate = parsed.ok ? plates(parsed.value) : null;
  if (!plate?.ok) throw new Error('the request of the benchmark is invalid');
  const ok = full >= LEAST_RATIO * bare;
  const figures = [
    `${(1000 / bare).toFixed(1)} rows/s`,
    `full result ${(1000 / full).toFixed(1)}`,
    `ratio ${(full / bare).toFixed(1)}`,
    `limit ${LEAST_RATIO}`,
    `plate ${(plate.value.bytes / 2 ** 20).toFixed(0)} MB`,
  ];
  console.log(`${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(32)} ${figures.join('  ')}`);
  return ok;
}
