import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { loadCasesOf } from '@/design/evaluation/load-cases-of';
import { DEFAULT_DESIGN, type LoadValues } from '@/design/model/design-state';

const casesOf = (dead: Partial<LoadValues>, live: Partial<LoadValues> | null) =>
  loadCasesOf(
    produce(DEFAULT_DESIGN, ({ loads }) => {
      Object.assign(loads.dead, dead);
      Object.assign(loads.live, live ?? {});
      loads.loadCase = live === null ? 'dead' : 'deadAndLive';
    }),
  ).map(({ name }) => name.combination);

describe('load cases of a design', () => {
  it.each<[string, Partial<LoadValues>, Partial<LoadValues> | null, number[]]>([
    ['dead loads alone: the load with the largest factor covers the others', { Nz: 10, Vx: 3 }, null, [1]],
    [
      'opposed live and dead loads: the shown loads and a case in each direction',
      { Nz: -20 },
      { Nz: 60 },
      [1, 2, 3],
    ],
    ['the shown loads, even if other loads cover them', { Nz: 10 }, { Nz: -2 }, [1, 3]],
    ['live loads in another direction: none covers another', { Nz: 10 }, { Vx: 5 }, [1, 2, 3]],
    ['live and dead loads in one direction: the largest case covers the rest', { Nz: 10 }, { Nz: 5 }, [1]],
    ['no loads', {}, null, [1]],
  ])('loadCasesOf returns the load cases that decide the verdict: %s', (_, dead, live, expected) => {
    expect(casesOf(dead, live)).toEqual(expected);
  });

  it('loadCasesOf keeps the displayed loads as a load case even if a load list row covers them', () => {
    const design = produce(DEFAULT_DESIGN, ({ loads }) => {
      loads.dead.Nz = 1;
      loads.live.Nz = 100;
      loads.list = [{ ...loads.dead, name: 'row', Nz: 3 }];
    });
    expect(loadCasesOf(design).map(({ name }) => name.row ?? name.combination)).toEqual([1, 'row']);
  });
});
