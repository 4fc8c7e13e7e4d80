import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { perConnection } from '@/design/requests/per-connection';
import { algorithmRequest, simRequest } from '@/design/requests/requests';
import { withRecords } from '@/testing/seeded-records';

const { design: plain, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
const rowOf = (design: Design, Nz: number): Design => ({
  ...design,
  loads: { ...design.loads, shown: { name: 'R', Nz, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 } },
});

describe('data shared by the load cases of a design', () => {
  it('perConnection computes its value once for all rows of a load list, and again for a different design or anchor', () => {
    let made = 0;
    const count = perConnection(() => (made += 1));
    expect([1, 2, 3].map((Nz) => count(rowOf(plain, Nz), anchor))).toEqual([1, 1, 1]);
    const thicker = produce(plain, ({ plate }) => void (plate.thickness += 1));
    expect(count(rowOf(thicker, 1), anchor)).toBe(2);
    expect(count(rowOf(plain, 4), anchor)).toBe(1);
    expect(count(rowOf(plain, 4), { ...anchor })).toBe(3);
  });

  it('a request contains changes made in place to a design that is not frozen', () => {
    const design = structuredClone(plain);
    expect(simRequest(design, anchor).Plate.Plate_L).toBe(plain.plate.length);
    design.plate.length += 10;
    expect(simRequest(design, anchor).Plate.Plate_L).toBe(plain.plate.length + 10);
  });

  it('each request contains the loads of its load list row', () => {
    expect([7, 8].map((Nz) => simRequest(rowOf(plain, Nz), anchor).Load.Fz)).toEqual([7, 8]);
    const requests = [7, 8].map((Nz) => algorithmRequest(rowOf(plain, Nz), anchor, [Nz, 0, 0, 0]));
    expect(requests.map(({ load, Axials }) => [load.Dead.N, Axials[0]])).toEqual([
      [7, 7],
      [8, 8],
    ]);
  });
});
