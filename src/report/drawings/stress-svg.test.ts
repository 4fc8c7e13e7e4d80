import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { stressSvg } from '@/report/drawings/stress-svg';
import { SMALL_STRESS_BOX } from '@/report/model/blocks';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const design = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.plate, { stiffness: 'elastic', thickness: 15 });
  Object.assign(draft.profile, { series: '11', H: 100, W: 100, T: 6, FT: 10 });
  draft.profile.chosen = { id: 'p1', name: 'HEB 100' };
  draft.loads.dead.Nz = 5;
});
const input = reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');
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
