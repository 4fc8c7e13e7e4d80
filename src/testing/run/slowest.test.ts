import { describe, expect, it } from 'vitest';
import { slowestOf } from '@/testing/run/slowest';

const taking = (...seconds: number[]) =>
  seconds.map((duration, index) => ({ name: `test ${index}`, duration: 1000 * duration }));

describe('list of the slowest tests', () => {
  it('the list of slow tests contains the ten slowest tests, the slowest first', () => {
    const { lines } = slowestOf(taking(...Array.from({ length: 12 }, (_, index) => index)));
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('The slowest of 12 tests:');
    expect(lines[1]).toBe('  11.0 s  test 11');
    expect(lines[10]).toBe('   2.0 s  test 2');
  });

  it('a test that takes more than 20 s is reported as too slow unless a reason is stated', () => {
    expect(slowestOf(taking(20)).tooSlow).toEqual([]);
    expect(slowestOf(taking(3, 20.1)).tooSlow).toEqual(['  20.1 s  test 1']);
    expect(slowestOf(taking(3, 20.1), { 'test 1': 'it is long' }).tooSlow).toEqual([]);
  });
});
