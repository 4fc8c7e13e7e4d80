// @starts-first
/**
 * Tests random pairs of a rigid plate (thickness and profile known) and the same elastic plate: the rigid
 * plate is verified exactly where its own checks are met and its elastic plate is verified.
 */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setLock, setPlateModel } from '@/design/model/design-changes';
import { NO_LOAD } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import type { Inputs } from '@/design/run/load-case-evaluation';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import { runWhole } from '@/testing/evaluate-shown';
import { howMany } from '@/testing/run/how-many';
import { seededSections, withM12 } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

function randomPlate(seed: number): Inputs {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const sections = seededSections('12').filter(({ name }) => /^IPE (80|100|120)$/.test(name));
  return withM12((draft) => {
    for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
    draft.profile.series = '12';
    copySection(draft, sections[Math.floor(random() * sections.length)]);
    const side = Math.round(between(230, 300));
    Object.assign(draft.plate, { length: side, width: side, thickness: Math.round(between(5, 26)) });
    for (const edge of Object.values(draft.layout.sides)) edge.exists = false;
    draft.loads.onlyChosen = true;
    const forces = { Nz: between(-90, 20), Vx: between(0, 6) };
    const Mx = random() < 0.5 ? 0 : between(-1.2, 1.2);
    draft.loads.dead = { ...NO_LOAD, ...forces, Mx, My: between(-2.6, 2.6) };
  });
}

/**
 * Returns the verdict of a complete run, and the verdict on the rigid plate alone without its elastic plate.
 */
async function wordsOf(inputs: Inputs): Promise<{ word: VerdictWord; own: VerdictWord }> {
  const { result, listEnd: list, overall } = await runWhole(inputs);
  const alone = { ...result, rigidity: { kind: 'unchecked', lacks: 'both' } } as const;
  const entered = enteredOf(inputs.design, result);
  return { word: overall.word, own: overallOf(alone, verdictOf(alone), { list, entered }).word };
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
  const least = Math.min(proven, contradicted);
  expect(least, `${proven} proven, ${contradicted} not`).toBeGreaterThanOrEqual(pairs === 300 ? 60 : 1);
}, 600_000);
