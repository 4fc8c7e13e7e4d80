import { describe, expect, it } from 'vitest';
import { parseSim } from '@/api/contract/run';
import { stressAt, stressGrid } from '@/design/scene/grids';
import { runPlate } from '@/engineering';
import { elasticRun } from '@/examples/bench-requests';

describe('stress at the pointer', () => {
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
});
