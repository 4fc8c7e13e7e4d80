import { describe, expect, it } from 'vitest';
import { summaryOf } from '@/load-tables/summary';

const row = (name: string, Nz: number, My = 0) => ({ name, Nz, Vx: 0, Vy: 0, Mx: 0, My, Mz: 0 });

describe('summary before an import', () => {
  it('the import summary contains the minimum and maximum of each load with their row names, and the sum of N', () => {
    const summary = summaryOf([row('A', 0.1, -3), row('B', 0.2, 5), row('C', -4)])!;
    expect(summary.extremes.Nz).toEqual({
      smallest: { value: -4, name: 'C' },
      largest: { value: 0.2, name: 'B' },
    });
    expect(summary.extremes.My).toEqual({
      smallest: { value: -3, name: 'A' },
      largest: { value: 5, name: 'B' },
    });
    expect(Object.keys(summary.extremes)).toEqual(['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz']);
    expect(summary.sumOfN).toBe(-3.7);
  });

  it('the import summary is null if there are no rows', () => expect(summaryOf([])).toBeNull());
});
