import { expect, it } from 'vitest';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { uncoveredOf } from '@/design/model/load-cases';
import { givenDesign } from '@/testing/given-design';

const ROW = { ...NO_LOAD, name: 'LC1', Nz: 5 };

it.each<[string, (draft: Design) => void, { dead: boolean; live: boolean }]>([
  ['a design with dead loads only', () => undefined, { dead: false, live: false }],
  [
    'live loads that the load case excludes',
    ({ loads }) => void (loads.live = { ...NO_LOAD, Nz: 500 }),
    { dead: false, live: true },
  ],
  [
    'live loads that another combination includes',
    ({ loads }) => {
      loads.live = { ...NO_LOAD, Nz: 500 };
      Object.assign(loads, { loadCase: 'deadAndLive', liveFactor: 0 });
    },
    { dead: false, live: false },
  ],
  [
    'a live factor of 0.000001 in this combination only',
    ({ loads }) => {
      loads.live = { ...NO_LOAD, Nz: 500 };
      Object.assign(loads, { loadCase: 'deadAndLive', liveFactor: 1e-6, onlyChosen: true });
    },
    { dead: false, live: true },
  ],
  [
    'a dead factor of 0.000001 in this combination only',
    ({ loads }) => void Object.assign(loads, { deadFactor: 1e-6, onlyChosen: true }),
    { dead: true, live: false },
  ],
  [
    'a row of the load list that alone is verified, beside dead and live loads',
    ({ loads }) => {
      loads.live = { ...NO_LOAD, Nz: 500 };
      Object.assign(loads, { list: [ROW], shown: ROW, onlyChosen: true });
    },
    { dead: true, live: true },
  ],
  [
    'a row of the load list beside combinations',
    ({ loads }) => void Object.assign(loads, { list: [ROW], shown: ROW }),
    { dead: false, live: false },
  ],
])('uncoveredOf returns the loads left out of %s', (_, change, { dead, live }) => {
  const design = givenDesign({ Nz: 1 }, change);
  expect(uncoveredOf(design)).toMatchObject({ deadLeftOut: dead, liveLeftOut: live });
});
