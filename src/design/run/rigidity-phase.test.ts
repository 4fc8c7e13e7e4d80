import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { parseSim } from '@/api/contract/run';
import type { Inputs } from '@/design/evaluation/forces-and-checks';
import { lackingForElastic } from '@/design/evaluation/lacking-for-elastic';
import { withModel } from '@/design/evaluation/plate-models';
import type { NamedCombination } from '@/design/model/combinations';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { setPlateModel } from '@/design/model/plate-model';
import { takeSection } from '@/design/records/take-section';
import { simRequest } from '@/design/requests/requests';
import { rigidityOf, rigidityShare } from '@/design/run/rigidity-phase';
import { isExcess } from '@/design/verdict/rigidity';
import { runPlate } from '@/engineering';
import { seededSections, withRecords } from '@/testing/seeded-records';

const forces = ({ design, anchor }: Inputs): readonly number[] => {
  const input = parseSim(simRequest(design, anchor));
  if (!input.ok) throw new Error(input.error.message);
  const run = runPlate(input.value);
  if (!run.ok) throw new Error(run.error.message);
  return run.value.answer.join;
};
const forcesOf = (candidate: Inputs) => Promise.resolve(forces(candidate));

/** Returns a design whose plate was elastic with this thickness (mm) and was then set to rigid. */
function rigidAfter(thickness: number, change: (draft: Design) => void = () => undefined): Inputs {
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  return {
    anchor,
    design: produce(design, (draft) => {
      setPlateModel(draft, 'elastic');
      Object.assign(draft.plate, { length: 240, width: 240, thickness });
      takeSection(draft, seededSections(draft.profile.series)[0]);
      Object.assign(draft.loads.dead, { Nz: 6, My: 2 });
      setPlateModel(draft, 'rigid');
      change(draft);
    }),
  };
}

async function checkOf(open: Inputs) {
  const share = await rigidityShare(open, forcesOf);
  if (share === null) throw new Error('It was not compared');
  const name: NamedCombination = { combination: 1, factors: { dead: 1.35, live: 1.5 } };
  const worst = { share, case: { name, design: open.design } };
  const rigidity = await rigidityOf(open, worst, forcesOf, true);
  if (rigidity?.kind !== 'checked') throw new Error('It was not checked');
  return rigidity;
}

describe('rigidity of a plate', () => {
  it('the rigidity phase confirms that a thick plate is rigid if no anchor force increases by more than 5 % of the largest force', async () => {
    const { share, thickness, from } = await checkOf(rigidAfter(80));
    expect(Math.abs(share)).toBeLessThan(0.05);
    expect([thickness, from]).toEqual([80, null]);
  });

  it('the rigidity phase reports that a thin plate is not rigid, and states the smallest sufficient thickness', async () => {
    const open = rigidAfter(8);
    const { share, from } = await checkOf(open);
    const rigid = forces(open);
    const elastic = withModel(open, 'elastic', [])!;
    const more = Math.max(...forces(elastic).map((force, index) => force - rigid[index]));
    expect(share).toBeCloseTo(more / Math.max(...rigid), 12);
    expect(isExcess(share)).toBe(true);
    const largestWith = (thickness: number) =>
      Math.max(
        ...forces({
          ...elastic,
          design: produce(elastic.design, ({ plate }) => void (plate.thickness = thickness)),
        }),
      );
    expect(largestWith(from!) / Math.max(...rigid)).toBeLessThanOrEqual(1.05);
    expect(largestWith(from! - 1) / Math.max(...rigid)).toBeGreaterThan(1.05);
  });

  it('rigidityShare compares the forces at lifted corners with the compression per anchor if the plate is under pure compression', async () => {
    const pressed = rigidAfter(20, ({ loads }) => Object.assign(loads.dead, { Nz: -20, My: 0 }));
    expect(Math.max(...forces(pressed))).toBe(0);
    const lifted = Math.max(...forces(withModel(pressed, 'elastic', [])!));
    expect(lifted).toBeGreaterThan(0);
    expect((await checkOf(pressed)).share).toBeCloseTo(lifted / ((1.35 * 20) / 4), 12);
  });

  it('rigidityShare returns null if the anchor forces could not be calculated', async () => {
    expect(await rigidityShare(rigidAfter(8), () => Promise.resolve(null))).toBeNull();
  });

  it.each<[string, (draft: Design) => void, string | undefined]>([
    ['neither an unlocked thickness nor a section', (draft) => void (draft.elastic = null), 'both'],
    [
      'an unlocked thickness but no section',
      (draft) => {
        draft.elastic = null;
        draft.unlocked.thickness = true;
      },
      'section',
    ],
    [
      'the values of an earlier elastic plate without its section',
      (draft) => void (draft.elastic!.chosen = null),
      'section',
    ],
    [
      'a section but no unlocked thickness',
      (draft) => {
        draft.elastic = null;
        draft.unlocked.section = true;
        takeSection(draft, seededSections(draft.profile.series)[0]);
      },
      'thickness',
    ],
    ['the thickness and section of an earlier elastic plate', () => undefined, undefined],
    ['an elastic plate', (draft) => setPlateModel(draft, 'elastic'), undefined],
  ])(
    'lackingForElastic returns the missing inputs for an elastic plate, if any, for a design with %s',
    (_, change, lacks) => {
      const found = lackingForElastic(rigidAfter(12, change).design);
      expect(found).toEqual(lacks === undefined ? undefined : { kind: 'unchecked', lacks });
    },
  );
});
