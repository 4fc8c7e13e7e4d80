import { expect, it } from 'vitest';
import { parseSim } from '@/api/contract/anchor-forces';
import { anchorUtilisations } from '@/design/scene/anchor-utilisations';
import { resultOverlayOf } from '@/design/scene/result-overlay';
import { stressAt, stressGrid } from '@/design/scene/stress-grid';
import { runPlate } from '@/engineering';
import { elasticRun } from '@/examples/bench-requests';
import { checkResult } from '@/testing/check-result';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const reaction = [8, 2, 0, 0].map((tension, i) => ({ no: i + 1, tension, shear: 1, shearx: 1, sheary: 0 }));

const shares = (checks: NonNullable<Parameters<typeof checkResult>[0]>['checks']) => [
  ...anchorUtilisations(checkResult({ reaction, checks })).values(),
];

it('the utilisation of an anchor uses its own tension and the steel resistance, not the largest utilisation of all anchors', () => {
  const steel_tension = { action: 8, resistance: 40, utilisation: 20 };
  expect(shares({ steel_tension })).toEqual([20, 5, 0, 0]);
});

it('the utilisation of an anchor is that of its group if the utilisation of the group is larger', () => {
  const clusters = [
    { anchors: [1], beta_N: 0.8 },
    { anchors: [2, 3], beta_N: 0.35 },
  ];
  const concrete_cone = { action: 8, resistance: 10, utilisation: 80, detail: { clusters } };
  expect(shares({ concrete_cone })).toEqual(
    [80, 35, 35, 0].map((share) => expect.closeTo(share, 9) as number),
  );
});

it('the utilisation of an anchor exceeds 100,000 % if there is no resistance', () => {
  const steel_shear = { resistance: 0, utilisation: null, anchors: '4', verdict: 'Not satisfied' } as const;
  expect(shares({ steel_shear })[3]).toBeGreaterThan(1e5);
});

/** Tests that the plan shows the pressure under a plate. */
/** Returns the plan data of a design in which the right side of the plate is in compression. */
const found = (installationPosition: 'flush' | 'clamped' | 'grouted') => {
  const design = givenDesign({ Nz: -1, My: 0.6 }, ({ concrete }) =>
    Object.assign(concrete, { installationPosition }),
  );
  const result = resultOf(design, seedAnchors[0])!;
  return { ...resultOverlayOf(design, result, null), compression: result.answer.resultant.compression };
};

it.each(['flush', 'grouted'] as const)('planFoundOf returns zone and peak pressure for "%s"', (position) => {
  const { zone, pressure } = found(position);
  expect(zone).toHaveLength(1);
  expect(pressure?.text).toMatch(/^p_max = \d/);
});

it('planFoundOf returns only the compression force for a stand-off plate whose anchors carry the compression', () => {
  const { zone, pressure, compression } = found('clamped');
  expect(zone).toEqual([]);
  expect(pressure?.text).toBe(`C = ${compression.toFixed(3)} kN`);
});

it('stressAt interpolates linearly between grid points, and moves a position outside the plate to the plate edge', () => {
  const grid = { nx: 2, ny: 3, v: [0, 10, 20, 30, 40, 50] };
  expect([stressAt(grid, 0, 0), stressAt(grid, 1, 1), stressAt(grid, 0.5, 0.25)]).toEqual([0, 50, 15]);
  expect(stressAt(grid, -3, 9)).toBe(40);
});

it('stressGrid returns the stress grid only if the response contains a complete field', () => {
  const plate = (stress: unknown) => ({ stress }) as unknown as Parameters<typeof stressGrid>[0];
  expect(stressGrid(plate({ nx: 2, ny: 2, v: [1, 2, 3, 4] }))).toEqual({ nx: 2, ny: 2, v: [1, 2, 3, 4] });
  for (const broken of [undefined, null, 'none', { nx: 2, ny: 2, v: [1] }, { nx: 1, ny: 1, v: [1] }])
    expect(stressGrid(plate(broken))).toBeNull();
  expect(stressGrid(null)).toBeNull();
});

it('the stress grid from the engine exceeds the largest stress by at most 0.1 % and takes less than 30 kB', () => {
  const input = parseSim(elasticRun);
  const run = input.ok ? runPlate(input.value) : input;
  if (!run.ok) throw new Error(run.error.message);
  const { plate } = run.value.answer;
  const grid = stressGrid(plate);
  if (!grid) throw new Error('no field');
  const largest = plate.max_von_mises ?? 0;
  // The largest stress may lie between the points of the stress grid, because the engine finds the largest
  // stress on a finer grid.
  expect(Math.max(...grid.v)).toBeLessThanOrEqual(1.001 * largest);
  expect(Math.max(...grid.v)).toBeGreaterThan(0.5 * largest);
  expect(JSON.stringify(grid).length).toBeLessThan(30_000);
});
