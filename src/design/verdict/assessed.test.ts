import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { connectionContext } from '@/design/verdict/calculation';
import { buildAnchorData } from '@/testing/anchor-builder';

const assessed = (change: Partial<Design['concrete']>) =>
  connectionContext(
    produce(DEFAULT_DESIGN, ({ concrete }) => void Object.assign(concrete, change)),
    buildAnchorData({ certification: ' ETA ', t_fix: 20 }),
  ).assessed;

it.each([
  ['hammer drilled, dry, blown out, 24/40 °C', {}, false],
  ['cleaned with a brush', { holeCleaning: 'brushing' }, false],
  ['colder than usual', { longTermTemperature: 10, shortTermTemperature: 20 }, false],
  ['diamond drilled', { drillingMethod: 'diamond' }, true],
  ['wet', { holeDryness: 'wet' }, true],
  ['full of water', { holeDryness: 'waterFilled' }, true],
  ['not cleaned', { holeCleaning: 'none' }, true],
  ['at 25 °C', { longTermTemperature: 25 }, true],
  ['at 80 °C for a short time', { shortTermTemperature: 80 }, true],
] as const)('an installation %s is unusual: %s', (_, change, isUnusual) => {
  expect(assessed(change)).toEqual({ certification: 'ETA', t_fix: 20, isUnusual });
});
