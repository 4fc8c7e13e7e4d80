import { describe, expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import { distanceTo } from '@/drawing/plan/labels';
import type { Line, Point } from '@/drawing/plan/shapes';
import { areaDrawings, plateFile, plateSheet, reportPlan } from '@/report/drawings/report-drawings';
import { stressSvg } from '@/report/drawings/stress-svg';
import { planSheet } from '@/report/drawings/svg-drawing';
import { SHARPNESS, SMALL_STRESS_BOX, WIDE_BOX } from '@/report/model/report-input';
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

describe('areas of eight anchors around an opening, under torsion', () => {
  const eight = givenDesign({ Nz: 15, Vx: 6, Vy: 4, Mz: 1 }, (draft) => {
    draft.standardType = 'JGJ145-2013';
    Object.assign(draft.layout, { group: '8-3-1', h: 320 });
    for (const side of Object.values(draft.layout.sides))
      Object.assign(side, { exists: true, distance: 300 });
    Object.assign(draft.layout.spacings, { Sx1: 190, Sx2: 190, Sy1: 190, Sy2: 190 });
    Object.assign(draft.plate, { length: 480, width: 480 });
    draft.concrete.installationPosition = 'unclamped';
  });
  const sleeve = seedAnchors.find(({ name }) => /sleeve.*M16/.test(name))!;
  const drawings = areaDrawings(resultOf(eight, sleeve)!);

  it('no text of a strip crosses the border of the opening', () => {
    const { plan } = drawings.find(({ of }) => of.view === 'strips')!;
    const texts = plan.shapes.filter((shape) => shape.kind === 'text' && shape.text.startsWith('l_'));
    expect(texts).toHaveLength(3);
    const lines = plan.shapes.filter((shape) => shape.kind === 'line' && shape.style === 'border');
    for (const { at } of texts as { at: Point }[])
      for (const { from, to } of lines as Line[])
        expect(distanceTo(at, [from, to])).toBeGreaterThan(0.5 * plan.size);
  });

  it('the area of a single anchor under torsion is at least 15 mm wide in the report', () => {
    const own = drawings.filter(({ of }) => of.mode === 'pry_out' && of.part !== undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const { plan, pixels } of own) {
      const [area] = plan.shapes.flatMap((shape) =>
        shape.style === 'failure' && shape.kind === 'area' ? [shape] : [],
      );
      const xs = area.outlines.flat().map(([x]) => x);
      const scale = pixels.width / SHARPNESS / (plan.right - plan.left);
      expect(scale * (Math.max(...xs) - Math.min(...xs)) * (25.4 / 96)).toBeGreaterThan(15);
    }
  });
});

/** Returns the names of the drawings of the changed design that show a profile. */
function profilesIn(change: (draft: Design) => void): string[] {
  const design = givenDesign({ Nz: 12 }, change);
  const [record] = seedAnchors;
  const { structure } = design.concrete;
  const anchor = anchorDataOf(record, { standard: 'EN1992-4', cracked: false, structure, locale: 'en' });
  const plan = planSheet(reportPlan(design, resultOf(design, record)!, anchor), WIDE_BOX).plan;
  const has = ({ shapes }: typeof plan) => shapes.some(({ style }) => style === 'profile');
  const inFile = /\r\n {2}8\r\nPROFILE\r\n/.test(plateFile(design, anchor, []));
  const drawn = { plan: has(plan), plate: has(plateSheet(design, anchor).plan), DXF: inFile };
  return Object.keys(drawn).filter((name) => drawn[name as keyof typeof drawn]);
}

it('plan, plate drawing and DXF file show the profile of a rigid plate only after the user has unlocked it', () => {
  expect(profilesIn(() => undefined)).toEqual([]);
  expect(profilesIn(({ profile }) => void (profile.chosen = { id: '1', name: 'HEB 100' }))).toEqual([]);
  expect(profilesIn(({ unlocked }) => void (unlocked.section = true))).toEqual(['plan', 'plate', 'DXF']);
});
