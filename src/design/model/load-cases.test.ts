import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD, type Design, type LoadValues } from '@/design/model/design-state';
import { largestOf, loadCasesOf, sumOfN, uncoveredOf } from '@/design/model/load-cases';
import { givenDesign } from '@/testing/given-design';

type Loads = Partial<LoadValues>;

it.each<[string, Loads, Loads | null, number[]]>([
  ['one load case for dead loads, of which the largest covers the others', { Nz: 10, Vx: 3 }, null, [1]],
  ['the displayed loads and one in each direction for opposed loads', { Nz: -20 }, { Nz: 60 }, [1, 2, 3]],
  ['the displayed loads even if another load case covers them', { Nz: 10 }, { Nz: -2 }, [1, 3]],
  ['three load cases for dead and live loads in different directions', { Nz: 10 }, { Vx: 5 }, [1, 2, 3]],
  ['one load case for loads in the same direction, because it covers the others', { Nz: 10 }, { Nz: 5 }, [1]],
  ['one load case for a design without loads', {}, null, [1]],
])('loadCasesOf returns %s', (_, dead, live, expected) => {
  const design = givenDesign(dead, ({ loads }) => {
    Object.assign(loads.live, live);
    loads.loadCase = live === null ? 'dead' : 'deadAndLive';
  });
  expect(loadCasesOf(design).map(({ combination }) => combination)).toEqual(expected);
});

it('loadCasesOf keeps the displayed loads as a load case even if a load list row covers them', () => {
  const design = produce(DEFAULT_DESIGN, ({ loads }) => {
    loads.dead.Nz = 1;
    loads.live.Nz = 100;
    loads.list = [{ ...loads.dead, name: 'row', Nz: 3 }];
  });
  expect(loadCasesOf(design).map(({ row, combination }) => row ?? combination)).toEqual([1, 'row']);
});

const row = (name: string, Nz: number, My = 0, Vx = 0, Vy = 0) => ({ ...NO_LOAD, name, Nz, Vx, Vy, My });

it('the import summary contains the largest tension, compression, shear force and moment with their rows', () => {
  expect(largestOf([row('A', 0.1, -3), row('B', 0.2, 2, 3, -4), row('C', -4)])).toEqual([
    { kind: 'tension', value: 0.2, row: 1 },
    { kind: 'compression', value: 4, row: 2 },
    { kind: 'shear', value: 5, row: 1 },
    { kind: 'moment', value: 3, row: 0 },
  ]);
  expect(sumOfN([row('A', 0.1), row('B', 0.2), row('C', -4)])).toBe(-3.7);
});

it('the import summary is empty if there are no rows', () => expect(largestOf([])).toEqual([]));

const LIVE = { live: { ...NO_LOAD, Nz: 500 } };
const COMBINED = { ...LIVE, loadCase: 'deadAndLive' } as const;
const SHOWN_ROW = { list: [row('LC1', 5)], shown: row('LC1', 5) };

it.each<[string, Partial<Design['loads']>, string]>([
  ['a design with dead loads only', {}, ''],
  ['live loads that the load case excludes', LIVE, 'live'],
  ['live loads that another combination includes', { ...COMBINED, liveFactor: 0 }, ''],
  ['a live factor of 0.000001 alone', { ...COMBINED, liveFactor: 1e-6, onlyChosen: true }, 'live'],
  ['a dead factor of 0.000001 alone', { deadFactor: 1e-6, onlyChosen: true }, 'dead'],
  ['a load list row that alone is verified', { ...LIVE, ...SHOWN_ROW, onlyChosen: true }, 'dead live'],
  ['a row of the load list beside combinations', SHOWN_ROW, ''],
])('uncoveredOf returns the loads left out of %s', (_, change, left) => {
  const design = givenDesign({ Nz: 1 }, ({ loads }) => Object.assign(loads, change));
  const [deadLeftOut, liveLeftOut] = ['dead', 'live'].map((kind) => left.includes(kind));
  expect(uncoveredOf(design)).toMatchObject({ deadLeftOut, liveLeftOut });
});
