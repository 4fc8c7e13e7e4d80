/** Formula as MathML; `data-symbol` has the name of each symbol, by which the tooltip finds its meaning. */
import { createElement, type ReactNode } from 'react';
import { symbolParts } from '@/text/format/symbols';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { readFormula } from '@/text/formula/formula-tree';
import { breakable, withLinearFractions, widthOf } from '@/text/formula/line-breaks';

const element = (tag: string, ...children: ReactNode[]): ReactNode => createElement(tag, null, ...children);

/** Typesets a subscript: words are upright; a single letter such as x or i is italic like a symbol. */
const index = (text: string): ReactNode =>
  text.length === 1 && /[a-z]/.test(text) ? element('mi', text) : element('mtext', text);

function symbol(name: string): ReactNode {
  const { base, sub, sup } = symbolParts(name);
  const letter = element('mi', base);
  const set =
    sub !== '' && sup !== ''
      ? element('msubsup', letter, index(sub), element('mn', sup))
      : sub !== ''
        ? element('msub', letter, index(sub))
        : letter;
  return createElement('mrow', { 'data-symbol': name }, set);
}

function fenced(open: string, inner: ReactNode, close: string): ReactNode {
  return element(
    'mrow',
    createElement('mo', { fence: 'true', stretchy: 'true' }, open),
    inner,
    createElement('mo', { fence: 'true', stretchy: 'true' }, close),
  );
}

function setShape(shape: Shape): ReactNode {
  switch (shape.kind) {
    case 'number':
      return element('mn', shape.text);
    case 'symbol':
      return symbol(shape.text);
    case 'sign':
      return element('mo', shape.text);
    case 'word':
      return element('mi', shape.text);
    case 'row':
      return element('mrow', ...shape.items.map(setShape));
    case 'fraction':
      return element('mfrac', setShape(shape.above), setShape(shape.below));
    case 'power':
      return element('msup', setShape(shape.base), setShape(shape.exponent));
    case 'root':
      return element('msqrt', setShape(shape.of));
    case 'brackets':
      return fenced('(', setShape(shape.of), ')');
    case 'bars':
      return fenced('|', setShape(shape.of), '|');
    case 'total':
      return element('mrow', element('msub', element('mo', '∑'), element('mi', 'i')), setShape(shape.of));
  }
}

const math = (children: readonly ReactNode[], key?: number): ReactNode =>
  createElement('math', { displaystyle: 'true', translate: 'no', key }, ...children);

/** An operator at the start of a line has the same space around it as in the middle of a line. */
const setFirst = (shape: Shape): ReactNode =>
  shape.kind === 'sign' ? createElement('mo', { form: 'infix' }, shape.text) : setShape(shape);

interface FormulaMathProps {
  text: string;
  /** Width in em above which the formula may break into lines; without it, it has one line. */
  room?: number;
}

/** Shows a formula; a string that is not a formula, as another server may send, is shown unchanged. */
export function FormulaMath({ text, room = Infinity }: FormulaMathProps) {
  const tree = readFormula(text);
  if (tree === null) return <span>{text}</span>;
  const shape = arrange(tree);
  if (widthOf(shape) <= room) return math([setShape(shape)]);
  // The browser breaks lines between elements only, so each part is an element of its own.
  return breakable(withLinearFractions(shape, room)).flatMap(([first, ...others], part) => [
    math([setFirst(first), ...others.map(setShape)], part),
    ' ',
  ]);
}
