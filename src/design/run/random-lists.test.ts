// @starts-first
/** Compares the outcome of load lists with a full evaluation of each row. */
import { produce } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { ListedLoad } from '@/design/model/design-state';
import { rowVariant } from '@/design/model/load-cases';
import { loadsKey } from '@/design/run/list-outcome';
import { clearForces } from '@/design/run/load-case-evaluation';
import { runDesign } from '@/design/run/run';
import type { Candidate } from '@/design/search/candidate';
import { bySeverity, caseVerdictOf, utilisationOf, type CaseVerdict } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import type { CaseResult } from '@/design/verdict/run-result';
import { forEachLoad } from '@/quantities/inputs';
import { evaluateShown } from '@/testing/evaluate-shown';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { randomFrom } from '@/verification/random-numbers';

const calculator = libraryCalculator();
const { signal } = new AbortController();
beforeEach(() => clearForces());

/**
 * Tolerance for the utilisation of a row: forces calculated without stress may deviate by half a per cent,
 * and a sum of their squares by twice as much.
 */
const OFF = 0.012;
/**
 * Tolerance for the utilisation of a row whose forces come from the fine grid; over 120 rows on four plates
 * the deviations were below 0.002 %.
 */
const OFF_FINE = 0.001;

function randomRows(random: () => number, count: number): ListedLoad[] {
  const between = (most: number) => Math.round(1000 * most * (2 * random() - 1)) / 1000;
  return Array.from({ length: count }, (_, index) => {
    const forces = { Nz: between(12), Vx: between(6), Vy: between(6) };
    return { name: `R${index}`, ...forces, Mx: between(0.8), My: between(0.8), Mz: between(0.2) };
  });
}

/** Returns the row outcomes from a run of the design; failed rows have no outcome. */
async function outcomesOfRun({ design, anchor }: Candidate): Promise<Map<string, CaseResult>> {
  const ends = new Map<string, CaseResult>();
  const how = { refusalOf: () => null, requested: 'whole', clock: () => 0 } as const;
  for await (const event of runDesign({ design, anchor, calculator, ...how }, signal)) {
    // When the rigidity phase starts, all rows are finished.
    if (event.kind === 'phase' && event.phase === 'rigidity') break;
    if (event.kind === 'row' && event.end.state === 'done') ends.set(event.key, event.end);
  }
  return ends;
}

async function outcomeInFull({ design, anchor }: Candidate, row: ListedLoad): Promise<CaseVerdict | null> {
  const inputs = { design: rowVariant(design, row), anchor };
  const one = await evaluateShown(inputs, calculator).catch(() => null);
  // Leaves out rigidity, which is judged over all load cases together.
  return one?.calculation ? caseVerdictOf(verdictOf(one.calculation)) : null;
}

const worst = (outcomes: readonly CaseVerdict[]): CaseVerdict =>
  outcomes.reduce((one, other) => (bySeverity(other, one) > 0 ? other : one));

/**
 * Compares each row of a random load list with its full evaluation; `off` is the tolerance for the
 * utilisation, as a fraction.
 */
async function compareList(
  seed: number,
  isElastic: boolean,
  off: number,
  listOf: (random: () => number) => ListedLoad[],
): Promise<ReadonlyMap<string, CaseResult>> {
  const random = randomFrom(seed);
  const plain = randomCandidate(random, isElastic);
  const list = listOf(random);
  const design = produce(plain.design, ({ loads }) => void (loads.list = list));
  const candidate = { design, anchor: plain.anchor };
  const found = await outcomesOfRun(candidate);
  const inFull: CaseVerdict[] = [];
  for (const row of list) {
    const about = `seed ${seed}, row ${row.name}`;
    const alone = await outcomeInFull(candidate, row);
    const own = found.get(loadsKey(row));
    expect(own !== undefined, about).toBe(alone !== null);
    if (alone === null || own === undefined) continue;
    inFull.push(alone);
    expect(own.verdict.word, about).toBe(alone.word);
    const [mine, others] = [utilisationOf(own.verdict), utilisationOf(alone)];
    const offOfRow = own.plate === 'fine-forces' ? OFF_FINE : off;
    if (Number.isFinite(others))
      expect(Math.abs(mine - others), about).toBeLessThanOrEqual(offOfRow * others);
    else expect(mine, about).toBe(others);
  }
  if (inFull.length === 0) return found;
  const [ofRun, ofRows] = [worst([...found.values()].map(({ verdict }) => verdict)), worst(inFull)];
  expect([ofRun.word, ofRun.governing], `seed ${seed}`).toEqual([ofRows.word, ofRows.governing]);
  return found;
}

it('a load list run on a rigid plate gives the verdicts and governing check of a full evaluation of each row', async () => {
  for (let seed = 1; seed <= howMany(10, 200); seed++)
    await compareList(seed, false, 1e-12, (random) => randomRows(random, 12));
}, 300_000);

it('a load list run on an elastic plate gives the verdicts and governing check of a full evaluation of each row', async () => {
  // The last list is so long that the engine solves rows starting from previously solved rows
  // (`ManyLoads` in many-loads.ts).
  const lengths = howMany([3], [6, 6, 6, 80]);
  for (const [index, rows] of lengths.entries())
    await compareList(index + 1, true, OFF, (random) => randomRows(random, rows));
}, 900_000);

it('a run of nearly equal load list rows solves only some rows in full, but gives the verdicts of a full evaluation', async () => {
  for (const seed of [13, 1, 2, 3].slice(0, howMany(1, 4))) {
    const found = await compareList(seed, true, OFF, (random) => {
      const [loads] = randomRows(random, 1);
      loads.Nz = Math.abs(loads.Nz);
      return Array.from({ length: 30 }, (_, index) => {
        return { name: `R${index}`, ...forEachLoad((name) => loads[name] * (1 - index / 3000)) };
      });
    });
    const plates = [...found.values()].map(({ plate }) => plate);
    expect(plates.filter((plate) => plate === 'elastic').length).toBeLessThan(20);
    expect(plates).toContain('fine-forces');
  }
}, 300_000);
