import { expect, it } from 'vitest';
import { largestOf, sumOfN } from '@/design/model/load-cases';

const row = (name: string, Nz: number, My = 0, Vx = 0, Vy = 0) => ({ name, Nz, Vx, Vy, Mx: 0, My, Mz: 0 });

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
