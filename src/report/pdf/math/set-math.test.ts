import { expect, it } from 'vitest';
import { buildFonts } from '@/report/pdf/build-fonts';
import type { Paragraph } from '@/report/pdf/document-model';
import { lettersOf } from '@/report/pdf/math/character-fonts';
import { mathLines } from '@/report/pdf/math/equation-lines';
import type { MathNode } from '@/report/pdf/math/read-math';
import { setMath } from '@/report/pdf/math/set-math';

const letters = lettersOf(await buildFonts());
const text = (content: string, italic = false): MathNode => ({ kind: 'text', text: content, italic });
const SIZE = 10;

const places = (node: MathNode) =>
  setMath(node, SIZE, letters).pieces.flatMap((piece) =>
    piece.kind === 'letters' ? [{ text: piece.text, x: piece.x, y: piece.y, size: piece.size }] : [],
  );

it('a fraction has its numerator above and its denominator below the fraction line, within the height of the equation', () => {
  const fraction: MathNode = { kind: 'fraction', above: text('12'), below: text('345') };
  const [above, below] = places(fraction);
  expect(above.y).toBeLessThan(0);
  expect(below.y).toBeGreaterThan(0);
  expect(above.x).toBeGreaterThan(below.x);
  const { up, down } = setMath(fraction, SIZE, letters);
  expect(up).toBeGreaterThan(-above.y);
  expect(down).toBeGreaterThan(below.y);
});

it('a superscript is raised; a subscript is lowered, smaller than its base letter and to the right of it', () => {
  const [base, sup, sub] = places({ kind: 'script', base: text('N', true), sub: text('Rk'), sup: text('0') });
  expect([base.text, sup.text, sub.text]).toEqual(['N', '0', 'Rk']);
  expect(sub.size).toBeLessThan(base.size);
  expect(sub.x).toBeGreaterThan(base.x);
  expect([sup.y < 0, sub.y > 0]).toEqual([true, true]);
});

it('a formula breaks before an operator, or is scaled down if it cannot break', () => {
  const math = (items: MathNode[]): Paragraph => ({
    kind: 'paragraph',
    style: {},
    size: SIZE,
    inlines: [{ kind: 'math', math: { kind: 'row', items }, style: { size: SIZE } }],
  });
  const linesOf = (...words: string[]) =>
    mathLines(math(words.map((word) => text(word))), { room: 60, firstLine: 0 }, letters).map((svg) =>
      svg.match(/(?<=">)[^<]+(?=<)/g)?.join(''),
    );
  expect(linesOf('1234', '+', '5678', '+', '9012')).toEqual(['1234+5678', '+9012']);
  // A term stays whole, unless it is wider than the line.
  expect(linesOf('1234', '+', '56', '·', '9012')).toEqual(['1234', '+56·9012']);
  expect(linesOf('1234', '·', '5678', '·', '9012')).toEqual(['1234·5678', '·9012']);
  const [whole] = mathLines(math([text('1234567890')]), { room: 30, firstLine: 0 }, letters);
  expect(Number(/width="([\d.]+)"/.exec(whole)?.[1])).toBeLessThanOrEqual(30);
  // Characters that extend beyond the top of the line must not be clipped.
  expect(whole).toContain('overflow="visible"');
});
