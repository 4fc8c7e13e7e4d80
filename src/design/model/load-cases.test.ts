import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type LoadValues } from '@/design/model/design-state';
import { loadCasesOf } from '@/design/model/load-cases';
import { givenDesign } from '@/testing/given-design';

const casesOf = (dead: Partial<LoadValues>, live: Partial<LoadValues> | null) =>
  loadCasesOf(
    givenDesign(dead, ({ loads }) => {
      Object.assign(loads.live, live ?? {});
      loads.loadCase = live === null ? 'dead' : 'deadAndLive';
    }),
  ).map(({ combination }) => combination);

it.each<[string, Partial<LoadValues>, Partial<LoadValues> | null, number[]]>([
  [
    'one load case for dead loads alone, because the load with the largest factor covers the others',
    { Nz: 10, Vx: 3 },
    null,
    [1],
  ],
  [
    'the displayed loads and a load case in each direction for opposed dead and live loads',
    { Nz: -20 },
    { Nz: 60 },
    [1, 2, 3],
  ],
  ['the displayed loads even if another load case covers them', { Nz: 10 }, { Nz: -2 }, [1, 3]],
  [
    'three load cases for dead and live loads in different directions, because none covers another',
    { Nz: 10 },
    { Vx: 5 },
    [1, 2, 3],
  ],
  [
    'one load case for dead and live loads in the same direction, because the largest load case covers the others',
    { Nz: 10 },
    { Nz: 5 },
    [1],
  ],
  ['one load case for a design without loads', {}, null, [1]],
])('loadCasesOf returns %s', (_, dead, live, expected) => {
  expect(casesOf(dead, live)).toEqual(expected);
});

it('loadCasesOf keeps the displayed loads as a load case even if a load list row covers them', () => {
  const design = produce(DEFAULT_DESIGN, ({ loads }) => {
    loads.dead.Nz = 1;
    loads.live.Nz = 100;
    loads.list = [{ ...loads.dead, name: 'row', Nz: 3 }];
  });
  expect(loadCasesOf(design).map(({ row, combination }) => row ?? combination)).toEqual([1, 'row']);
});
