import { expect, it } from 'vitest';
import { nameWidth } from '@/features/load-list/row-columns';

it('the name column of the load list is as wide as the longest name, within limits', () => {
  expect(nameWidth([])).toBe(96);
  expect(nameWidth(['LC1', 'LC2'])).toBe(96);
  expect(nameWidth(['LC1', 'wind from the north'])).toBe(16 + 19 * 7);
  expect(nameWidth(['风荷载组合一二三四'])).toBe(16 + 9 * 13);
  expect(nameWidth(['x'.repeat(200)])).toBe(220);
});
