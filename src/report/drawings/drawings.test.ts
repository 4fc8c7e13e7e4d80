import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import { plateFile, plateSheet } from '@/report/drawings/plate-sheet';
import { reportPlan } from '@/report/drawings/report-plan';
import { stressSvg } from '@/report/drawings/stress-svg';
import { planSheet } from '@/report/drawings/svg-drawing';
import { SMALL_STRESS_BOX, WIDE_BOX } from '@/report/model/blocks';
import { givenDesign } from '@/testing/given-design';
import { givenReport, resultOf, seedAnchors } from '@/testing/report-cases';

const design = givenDesign({ Nz: 5 }, (draft) => {
  Object.assign(draft.plate, { stiffness: 'elastic', thickness: 15 });
  Object.assign(draft.profile, { series: '11', H: 100, W: 100, T: 6, FT: 10 });
  draft.profile.chosen = { id: 'p1', name: 'HEB 100' };
});
const input = givenReport(design);
const STRENGTH = 235;

it('the stress drawing shows numbers as text of at least 7 pt, even in the smallest box', () => {
  const svg = stressSvg(input, STRENGTH, SMALL_STRESS_BOX)!;
  const sizes = [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  // Eleven texts: the heading, the unit, five values of the scale and four anchor numbers.
  expect(sizes).toHaveLength(11);
  expect(Math.min(...sizes) * (72 / 96)).toBeGreaterThanOrEqual(7);
  expect(svg).toContain(`= ${Number(input.plate!.max_von_mises).toFixed(2)} MPa`);
  expect(svg).not.toContain('<image');
});

it('the stress drawing marks the yield strength only if the stress exceeds it', () => {
  const drawn = (limit: number) => stressSvg(input, limit, SMALL_STRESS_BOX)!;
  expect(drawn(STRENGTH)).not.toContain(`>${STRENGTH}<`);
  expect(drawn(4)).toMatch(/>f<.*>y<.*> 4</);
});

it('no stress drawing is made if the server does not send the stresses', () => {
  const plate = { ...input.plate!, stress: undefined } as typeof input.plate;
  expect(stressSvg({ ...input, plate }, STRENGTH, SMALL_STRESS_BOX)).toBeUndefined();
});

/** Returns the names of the drawings of the changed design that show a profile. */
function profilesIn(change: (draft: Design) => void): string[] {
  const design = givenDesign({ Nz: 12 }, change);
  const [record] = seedAnchors;
  const anchor = anchorDataOf(record, {
    standard: 'EN1992-4',
    cracked: false,
    structure: design.concrete.structure,
    locale: 'en',
  });
  const plan = planSheet(reportPlan(design, resultOf(design, record)!, anchor), WIDE_BOX).plan;
  const has = ({ shapes }: typeof plan) => shapes.some(({ style }) => style === 'profile');
  return [
    ...(has(plan) ? ['plan'] : []),
    ...(has(plateSheet(design, anchor).plan) ? ['plate'] : []),
    ...(/\r\n {2}8\r\nPROFILE\r\n/.test(plateFile(design, anchor, [])) ? ['DXF'] : []),
  ];
}

it('plan, plate drawing and DXF file show the profile of a rigid plate only after the user has unlocked it', () => {
  expect(profilesIn(() => undefined)).toEqual([]);
  expect(profilesIn(({ profile }) => void (profile.chosen = { id: '1', name: 'HEB 100' }))).toEqual([]);
  expect(profilesIn(({ unlocked }) => void (unlocked.section = true))).toEqual(['plan', 'plate', 'DXF']);
});
