import { describe, expect, it } from 'vitest';
import { fittingWidths, partPlaces } from '@/pdf/line-places';

const stops = [
  { position: 200, alignment: 'center' },
  { position: 400, alignment: 'right' },
] as const;
const line = { from: 0, to: 400, stops, alignment: 'left' } as const;
const starts = (widths: number[], more = {}) => partPlaces(widths, { ...line, ...more }).map(({ x }) => x);

describe('pieces of text in a line with tabs', () => {
  it('pieces of text follow the alignment of their tab stops, here centred and right-aligned', () => {
    expect(starts([50, 60, 70])).toEqual([0, 170, 330]);
  });

  it('a piece of text skips a tab stop that the previous piece has passed', () => {
    expect(starts([250, 70])).toEqual([0, 330]);
  });

  it('without defined tab stops, pieces of text use the default stops', () => {
    expect(starts([40, 10], { stops: [] })).toEqual([0, 72]);
  });

  it('pieces of text move to the left of their tab stops if the line would otherwise be too long', () => {
    expect(starts([250, 70, 60])).toEqual([0, 270, 340]);
  });

  it('the first piece of text starts at the hanging indent, and the next piece at the left edge of the paragraph', () => {
    expect(starts([5, 100], { from: -12, stops: [{ position: 0, alignment: 'left' }] })).toEqual([-12, 0]);
  });
});

it('partPlaces aligns a line without tabs like its paragraph', () => {
  expect(starts([100], { alignment: 'center' })).toEqual([150]);
  expect(starts([100], { alignment: 'right' })).toEqual([300]);
});

it('fittingWidths reduces the widest items first if they do not fit into the available width', () => {
  expect(fittingWidths([50, 300, 200], 350)).toEqual([50, 150, 150]);
  expect(fittingWidths([50, 100], 350)).toEqual([50, 100]);
});
