// @starts-first
/**
 * Tests random pairs of a rigid plate (thickness and profile known) and the same elastic plate: the rigid
 * plate is verified exactly where its own checks are met and its elastic plate is verified.
 */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { setLock, setPlateModel } from '@/design/model/design-changes';
import { DEFAULT_DESIGN, NO_LOAD } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import type { Inputs } from '@/design/run/evaluate';
import { runAll } from '@/design/run/run';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import { howMany } from '@/testing/run/how-many';
import { seededSections, withRecords } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

const calculator = libraryCalculator();

function randomPlate(seed: number): Inputs {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  const sections = seededSections('12').filter(({ name }) => /^IPE (80|100|120)$/.test(name));
  return {
    anchor,
    design: produce(design, (draft) => {
      for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
      draft.profile.series = '12';
      copySection(draft, sections[Math.floor(random() * sections.length)]);
      const side = Math.round(between(230, 300));
      Object.assign(draft.plate, { length: side, width: side, thickness: Math.round(between(5, 26)) });
      for (const edge of Object.values(draft.layout.sides)) edge.exists = false;
      draft.loads.onlyChosen = true;
      draft.loads.dead = {
        ...NO_LOAD,
        Nz: between(-90, 20),
        Vx: between(0, 6),
        Mx: random() < 0.5 ? 0 : between(-1.2, 1.2),
        My: between(-2.6, 2.6),
      };
    }),
  };
}

/**
 * Returns the verdict of a complete run, and the verdict on the rigid plate alone without its elastic plate.
 */
async function wordsOf({ design, anchor }: Inputs): Promise<{ word: VerdictWord; own: VerdictWord }> {
  const end = await runAll(
    { design, anchor, calculator, refusalOf: () => null },
    new AbortController().signal,
  );
  if (end.kind !== 'success') throw new Error(end.kind);
  const entered = enteredOf(design, end.result);
  const word = (result: typeof end.result) =>
    overallOf(result, verdictOf(result), { list: end.listEnd, entered }).word;
  return {
    word: word(end.result),
    own: word({ ...end.result, rigidity: { kind: 'unchecked', lacks: 'both' } }),
  };
}

it('a rigid plate is verified exactly where its own checks are met and its elastic plate is verified', async () => {
  const pairs = howMany(5, 300);
  let proven = 0;
  let contradicted = 0;
  for (let seed = 1; seed <= pairs; seed++) {
    const rigid = randomPlate(seed);
    const { design, anchor } = rigid;
    const elastic = { anchor, design: produce(design, (draft) => setPlateModel(draft, 'elastic')) };
    const [{ word, own }, twin] = [await wordsOf(rigid), await wordsOf(elastic)];
    const isProven = own === 'verified_rigid' && twin.word === 'verified';
    expect(word === 'verified', `seed ${seed}: ${word}, own ${own}, elastic ${twin.word}`).toBe(isProven);
    if (own === 'verified_rigid' && twin.word !== 'verified')
      expect(word, `seed ${seed}`).toBe('reservations');
    if (isProven) proven += 1;
    else if (own === 'verified_rigid') contradicted += 1;
  }
  // Both kinds are frequent: at least 60 of 300 pairs each.
  const least = pairs === 300 ? 60 : 1;
  expect(Math.min(proven, contradicted), `${proven} proven, ${contradicted} not`).toBeGreaterThanOrEqual(
    least,
  );
}, 600_000);
