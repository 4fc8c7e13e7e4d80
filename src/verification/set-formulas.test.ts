/**
 * Tests that formulas as typeset on the screen and in the report mean the same as the calculated formulas.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expression } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/symbol-values';
import { howMany } from '@/testing/run/how-many';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { parseFormula } from '@/text/formula/formula-tree';
import { check } from '@/verification/check-helpers';
import { expectNear } from '@/verification/near';
import { designsTo } from '@/verification/random-design';

const DEGREE = Math.PI / 180;
const WORDS: Readonly<Record<string, (values: number[]) => number>> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  sin: ([a]) => Math.sin(a * DEGREE),
  cos: ([a]) => Math.cos(a * DEGREE),
  atan: ([a]) => Math.atan(a) / DEGREE,
};

/** Evaluates a typeset formula from its layout alone, as a reader with a calculator would. */
function read(shape: Shape): number {
  switch (shape.kind) {
    case 'number':
      return Number(shape.text);
    case 'fraction':
      return read(shape.above) / read(shape.below);
    case 'power':
      return read(shape.base) ** read(shape.exponent);
    case 'root':
      return Math.sqrt(read(shape.of));
    case 'brackets':
      return read(shape.of);
    case 'bars':
      return Math.abs(read(shape.of));
    case 'row':
      return readRow(shape.items);
    default:
      throw new Error(`${shape.kind} among numbers`);
  }
}

function readRow(items: readonly Shape[]): number {
  const [first, second] = items;
  if (first.kind === 'word') {
    if (second.kind !== 'brackets') throw new Error('a word without its brackets');
    const inner = second.of.kind === 'row' ? second.of.items : [second.of];
    const args: Shape[][] = [[]];
    for (const item of inner) {
      if (item.kind === 'sign' && item.text === ';') args.push([]);
      else args.at(-1)!.push(item);
    }
    return WORDS[first.text](args.map((parts) => (parts.length === 1 ? read(parts[0]) : readRow(parts))));
  }
  // A sum is a row of terms and operators; a product is a row of factors and multiplication dots.
  let value = 0;
  let factor = 1;
  let isProduct = false;
  for (const item of items) {
    if (item.kind !== 'sign') value = isProduct ? value * read(item) : value + factor * read(item);
    else if (item.text === '·') isProduct = true;
    else factor = item.text === '−' ? -1 : 1;
  }
  return value;
}

it('every typeset formula for forces and concrete failure in random designs gives the calculated value', () => {
  let lines = 0;
  for (const standard of ['EN1992-4', 'JGJ145-2013'] as const) {
    for (const design of fc.sample(designsTo({ standard, slots: true }), {
      numRuns: howMany(12, 60),
      seed: 7,
    })) {
      let answer;
      try {
        answer = check(design);
      } catch {
        // In this random design, no anchor resists one of the forces because of slotted holes, so there is no
        // result.
        continue;
      }
      const details = [
        answer.forces,
        answer.checks.concrete_cone.detail,
        answer.checks.splitting.detail,
        answer.checks.concrete_edge.detail,
        answer.checks.pry_out.detail,
      ];
      for (const { substituted } of details.flatMap(({ trail }) => trail)) {
        const expected = expression(substituted).evaluate(new Values());
        expectNear(
          read(arrange(parseFormula(substituted))),
          expected,
          1e-12,
          Math.max(Math.abs(expected), 1e-3),
        );
        lines += 1;
      }
    }
  }
  expect(lines).toBeGreaterThan(howMany(1000, 5000));
});
