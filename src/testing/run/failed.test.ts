import { describe, expect, it } from 'vitest';
import { failedLines } from '@/testing/run/failed';

const error = [
  '\u001b[31mexpected 1 to be 2\u001b[39m',
  '',
  '    at src/verdict/worst.test.ts:12:3',
  '    at node_modules/vitest/dist/runner.js:1:1',
  ...Array.from({ length: 20 }, (_, line) => `    at src/deep.ts:${line}`),
].join('\n');

describe('list of failures', () => {
  it('the list of failures contains each failure with its message and its first stack frames in the project', () => {
    const lines = failedLines([
      { name: 'worst.test.ts > the worst', errors: [{ message: 'expected 1 to be 2', stack: error }] },
    ]);
    expect(lines.slice(0, 4)).toEqual([
      'Failed: 1',
      '  worst.test.ts > the worst',
      '      expected 1 to be 2',
      '          at src/verdict/worst.test.ts:12:3',
    ]);
    expect(lines.join()).not.toContain('node_modules');
    expect(lines).toHaveLength(14);
  });

  it('the list of failures is empty if no test failed', () => {
    expect(failedLines([])).toEqual([]);
  });
});
