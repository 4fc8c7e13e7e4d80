import { describe, expect, it } from 'vitest';
import { isEqual } from '@/viewer/scene/equal';

describe('plain data', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [NaN, NaN],
    [null, null],
    [
      [1, { a: [] }],
      [1, { a: [] }],
    ],
    [
      { a: 1, b: { c: 'x' } },
      { b: { c: 'x' }, a: 1 },
    ],
  ])('isEqual returns true for %j and %j', (one, other) => {
    expect(isEqual(one, other)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
  ])('isEqual returns false for %j and %j, in either order', (one, other) => {
    expect(isEqual(one, other)).toBe(false);
    expect(isEqual(other, one)).toBe(false);
  });
});
