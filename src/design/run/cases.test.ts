// @starts-first
/**
 * Tests designs whose verdict was once too favourable: the result, Explore and the design card must show the
 * same, correct verdict.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { libraryCalculator } from '@/calculation/library-calculator';
import { enteredOf } from '@/design/evaluation/entered-loads';
import { evaluateWith } from '@/design/evaluation/evaluate-short';
import type { Inputs } from '@/design/evaluation/forces-and-checks';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import { setPlateModel } from '@/design/model/plate-model';
import { takeSection } from '@/design/records/take-section';
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { runWhole } from '@/design/run/run-whole';
import { summaryOf } from '@/design/saved-designs/entry-of';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { overallOf, verdictOfResult } from '@/design/verdict/design-verdict';
import { seededSections, withRecords } from '@/testing/seeded-records';

const calculator = libraryCalculator();
const { signal } = new AbortController();

/**
 * Returns the verdict of a complete run, after checking that Explore and the design card show the same
 * verdict.
 */
async function judged({ design, anchor }: Inputs) {
  const end = await runWhole({ design, anchor, calculator, refusalOf: () => null }, signal);
  if (end.kind !== 'success') throw new Error(end.kind);
  const { result, listEnd } = end;
  const verdict = verdictOfResult(result, liveIsLeftOut(design));
  const overall = overallOf(result, verdict, { list: listEnd, entered: enteredOf(design, result) });
  const evaluateCandidate = createEvaluateCandidate(evaluateWith(calculator, signal));
  const candidate = await evaluateCandidate({ design, anchor });
  const words = [
    candidate.kind === 'judged' ? candidate.word : candidate.kind,
    summaryOf({ design, result, listEnd })?.word,
  ];
  expect(words).toEqual([overall.word, overall.word]);
  return {
    word: overall.word,
    codes: overall.reservations.map(({ code }) => code),
    reservations: overall.reservations,
    assumptions: verdict.assumptions,
    governing: overall.governing,
    rigidity: result.rigidity,
  };
}

const FOLDER = join(import.meta.dirname, 'cases');

function caseOf(file: string): Inputs {
  const read = parseDesignFile(readFileSync(join(FOLDER, `${file}.json`), 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { design } = read;
  const { design: chosen, anchor } = withRecords(
    design,
    design.anchor.chosen[design.standardType]!.name,
    design.concrete.grade,
  );
  return { design: chosen, anchor };
}

describe('designs whose verdict was once too favourable', () => {
  it('the `cases` folder contains the six expected design files', () => {
    expect(readdirSync(FOLDER).map((file) => file.replace('.json', ''))).toEqual([
      'accidental',
      'compression-5000-kn-v',
      'dead-factor-0-only-chosen',
      'elastic-list-with-compression-row',
      'rigid-open-shear-governs-list-row-my-7',
      'sls-factors-only-chosen',
    ]);
  });

  it('the verdict has a reservation if the plate is rigid under the displayed loads but not under a load list row', async () => {
    const { design, anchor } = caseOf('rigid-open-shear-governs-list-row-my-7');
    const { word, rigidity, codes } = await judged({ design, anchor });
    expect(word).toBe('reservations');
    expect(codes.some((code) => code.startsWith('rigid_'))).toBe(true);
    expect(rigidity).toMatchObject({ kind: 'checked', row: 'M' });
    const withoutRow = produce(design, ({ loads }) => void (loads.list = []));
    const alone = await judged({ design: withoutRow, anchor });
    expect(alone.codes.filter((code) => code.startsWith('rigid_'))).toEqual([]);
  });

  it('the verdict has a reservation if the plate yields under a load list row in compression', async () => {
    const { word, reservations } = await judged(caseOf('elastic-list-with-compression-row'));
    expect(word).toBe('reservations');
    const yielding = reservations.find(({ code }) => code === 'plate_above_yield');
    expect(yielding).toMatchObject({ under: { combination: 'row', row: 'PRESS' } });
    expect(yielding?.values.stress).toBeCloseTo(430.7, 0);
  });

  it('the verdict has a reservation if the pressure under the plate exceeds the design strength of the concrete', async () => {
    const { word, reservations } = await judged(caseOf('compression-5000-kn-v'));
    expect(word).toBe('reservations');
    const pressed = reservations.find(({ code }) => code === 'pressure_above_strength');
    expect(pressed?.values.pressure).toBeCloseTo(117, 0);
    expect(pressed?.values.limit).toBeCloseTo(25 / 1.5, 9);
  });

  it('the verdict has a reservation if the dead loads have a factor of 0', async () => {
    const { word, codes, assumptions } = await judged(caseOf('dead-factor-0-only-chosen'));
    expect(word).toBe('reservations');
    expect(codes).toContain('dead_left_out');
    expect(assumptions).toContain('only_chosen');
  });

  it('the verdict states load factors of at most 1 as an assumption', async () => {
    const { assumptions } = await judged(caseOf('sls-factors-only-chosen'));
    expect(assumptions).toEqual(expect.arrayContaining(['only_chosen', 'unfactored']));
  });

  it('the verdict states the factors of the accidental design situation as an assumption', async () => {
    const { assumptions } = await judged(caseOf('accidental'));
    expect(assumptions).toContain('accidental_factors');
  });
});

const { design: plain, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');

function inputs(change: (draft: Design) => void): Inputs {
  return {
    anchor,
    design: produce(plain, (draft) => {
      for (const side of Object.values(draft.layout.sides)) side.exists = false;
      draft.loads.dead = { ...NO_LOAD, Nz: 5 };
      change(draft);
    }),
  };
}

const section = (series: string, name: string) => {
  const found = seededSections(series).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** Returns a design with a rigid plate that was previously elastic with this thickness and profile. */
const rigidAfter = (thickness: number, series: string, name: string, more: (draft: Design) => void) =>
  inputs((draft) => {
    setPlateModel(draft, 'elastic');
    draft.profile.series = series;
    takeSection(draft, section(series, name));
    draft.plate.thickness = thickness;
    more(draft);
    setPlateModel(draft, 'rigid');
  });

describe('the same verdict in every view', () => {
  it('the result, Explore and the design card show the reservation if the elastic calculation contradicts a rigid plate', async () => {
    const open = rigidAfter(12, '12', 'IPE 200', ({ loads }) => {
      loads.dead = { ...NO_LOAD, Nz: 30, Vx: 5, My: 1 };
    });
    const { word, codes } = await judged(open);
    expect(word).toBe('reservations');
    expect(codes.some((code) => code.startsWith('rigid_'))).toBe(true);
  });

  it('a rigid plate without data for an elastic calculation is verified only under the assumption that it is rigid', async () => {
    const unknown = await judged(inputs(() => undefined));
    expect(unknown.word).toBe('verified_rigid');
    const proven = await judged(rigidAfter(80, '12', 'IPE 80', () => undefined));
    expect(proven.word).toBe('verified');
  });
});

describe('anchors within the steel of the profile', () => {
  const elastic = (series: string, name: string, more: (draft: Design) => void) =>
    inputs((draft) => {
      setPlateModel(draft, 'elastic');
      draft.profile.series = series;
      takeSection(draft, section(series, name));
      draft.plate.thickness = 25;
      more(draft);
    });

  it.each<[string, string, string, number, number]>([
    ['within the wall of a square tube', '42', 'SHS 150x150x8', 144, 144],
    ['next to the flange of an I-section', '12', 'IPE 200', 60, 180],
  ])('the verdict has a reservation about anchors %s', async (_, series, name, Sx1, Sy1) => {
    const { word, reservations } = await judged(
      elastic(series, name, ({ layout }) => Object.assign(layout.spacings, { Sx1, Sy1 })),
    );
    expect(word).toBe('reservations');
    const tight = reservations.filter(({ code }) => code === 'no_room_beside_profile');
    expect(tight.map(({ values }) => values.no)).toEqual([1, 2, 3, 4]);
    expect(tight[0]).toMatchObject({ field: 'anchor.coordinates', values: { limit: 12 } });
  });

  it('anchors with enough room next to the profile cause no reservation', async () => {
    const { codes } = await judged(elastic('12', 'IPE 80', () => undefined));
    expect(codes).not.toContain('no_room_beside_profile');
  });
});

describe('inputs that increase a resistance', () => {
  it('the verdict has a reservation for an unusual steel modulus, and an assumption for a restraint or a missing pull-out resistance', async () => {
    const stiff = inputs((draft) => {
      setPlateModel(draft, 'elastic');
      takeSection(draft, section('11', seededSections('11')[0].name));
      Object.assign(draft.plate, { thickness: 25, E: 1000 });
    });
    expect((await judged(stiff)).codes).toContain('plate_steel_unusual');
    const restrained = inputs((draft) => {
      Object.assign(draft.concrete, { installationPosition: 'clamped', degreeOfRestraint: 2 });
      Object.assign(draft.loads.dead, { Vx: 1 });
    });
    expect((await judged(restrained)).assumptions).toContain('restrained');
    const open = inputs(() => undefined);
    const unstated = { ...open, anchor: { ...open.anchor, N_Rk_p: 0 } };
    expect((await judged(unstated)).assumptions).toContain('pull_out_not_decisive');
  });
});

it('the linear interaction check does not govern under JGJ145-2013, which does not contain this check', async () => {
  const { design, anchor: chinese } = withRecords(
    produce(DEFAULT_DESIGN, (draft) => void (draft.standardType = 'JGJ145-2013')),
    'Demo expansion anchor M12',
    'C25',
  );
  const failing = produce(design, ({ loads, layout }) => {
    for (const side of Object.values(layout.sides)) side.exists = false;
    loads.dead = { ...NO_LOAD, Nz: 60, Vx: 60 };
  });
  const { word, governing } = await judged({ design: failing, anchor: chinese });
  expect(word).toBe('not_verified');
  expect(governing?.utilisation ?? 0).toBeGreaterThan(100);
  expect(governing).not.toMatchObject({ sum: 'linear' });
});
