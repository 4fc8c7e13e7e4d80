import { describe, expect, it } from 'vitest';
import { fittingWidths, partPlaces } from '@/pdf/line-places';

const stops = [
  { position: 200, alignment: 'center' },
  { position: 400, alignment: 'right' },
] as const;
const line = { from: 0, to: 400, stops, alignment: 'left' } as const;
const starts = (widths: number[], more = {}) => partPlaces(widths, { ...line, ...more }).map(({ x }) => x);

describe('parts of a line with tabs', () => {
  it('stand at the stops: in their middle, and before their end', () => {
    expect(starts([50, 60, 70])).toEqual([0, 170, 330]);
  });

  it('pass over a stop that the text has passed', () => {
    expect(starts([250, 70])).toEqual([0, 330]);
  });

  it('go on at the usual stops where there is none left', () => {
    expect(starts([40, 10], { stops: [] })).toEqual([0, 72]);
  });

  it('move to the left where the line would not end in its room', () => {
    expect(starts([250, 70, 60])).toEqual([0, 270, 340]);
  });

  it('hang out with their first', () => {
    expect(starts([5, 100], { from: -12, stops: [{ position: 0, alignment: 'left' }] })).toEqual([-12, 0]);
  });
});

it('places a line without tabs as its paragraph says', () => {
  expect(starts([100], { alignment: 'center' })).toEqual([150]);
  expect(starts([100], { alignment: 'right' })).toEqual([300]);
});

it('narrows the widest first', () => {
  expect(fittingWidths([50, 300, 200], 350)).toEqual([50, 150, 150]);
  expect(fittingWidths([50, 100], 350)).toEqual([50, 100]);
});
