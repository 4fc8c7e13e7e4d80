/** Reads Word equations, limited to the elements that the conversion supports. */
import { attributeOf, childOf, childrenOf, type Element } from '@/report/pdf/xml';

export type MathNode =
  | { kind: 'text'; text: string; italic: boolean }
  | { kind: 'row'; items: MathNode[] }
  | { kind: 'fraction'; above: MathNode; below: MathNode }
  | { kind: 'script'; base: MathNode; sub: MathNode | null; sup: MathNode | null }
  | { kind: 'root'; of: MathNode }
  | { kind: 'fence'; open: string; of: MathNode; close: string }
  /** Sum sign with its lower limit. */
  | { kind: 'sum'; sign: string; under: MathNode; of: MathNode };

const SILENT = new Set(['m:ctrlPr', 'm:rPr', 'm:oMathParaPr', 'w:rPr', 'w:bookmarkStart', 'w:bookmarkEnd']);

type Report = (name: string) => void;

const characterOf = (properties: Element | undefined, name: string, usual: string): string =>
  attributeOf(childOf(properties, name), 'm:val') ?? usual;

/** Reads a run; returns null if the run has no visible content. */
function readRun(run: Element): MathNode | null {
  const properties = childOf(run, 'm:rPr');
  const style = attributeOf(childOf(properties, 'm:sty'), 'm:val');
  const isPlain = childOf(properties, 'm:nor') !== undefined;
  const texts = childrenOf(run).filter(({ nodeName }) => nodeName === 'm:t');
  const text = texts.map(({ textContent }) => textContent ?? '').join('');
  if (text === '') return null;
  return { kind: 'text', text, italic: !isPlain && (style === undefined || style.includes('i')) };
}

function readItem(element: Element, report: Report): MathNode | null {
  const part = (name: string): MathNode => {
    const found = childOf(element, name);
    return found ? readMath(found, report) : { kind: 'row', items: [] };
  };
  switch (element.nodeName) {
    case 'm:r':
      return readRun(element);
    case 'm:oMath':
    case 'm:oMathPara':
      return readMath(element, report);
    case 'm:f':
      return { kind: 'fraction', above: part('m:num'), below: part('m:den') };
    case 'm:sSub':
      return { kind: 'script', base: part('m:e'), sub: part('m:sub'), sup: null };
    case 'm:sSup':
      return { kind: 'script', base: part('m:e'), sub: null, sup: part('m:sup') };
    case 'm:sSubSup':
      return { kind: 'script', base: part('m:e'), sub: part('m:sub'), sup: part('m:sup') };
    case 'm:rad':
      return { kind: 'root', of: part('m:e') };
    case 'm:d': {
      const properties = childOf(element, 'm:dPr');
      const [open, close] = [
        characterOf(properties, 'm:begChr', '('),
        characterOf(properties, 'm:endChr', ')'),
      ];
      return { kind: 'fence', open, of: part('m:e'), close };
    }
    case 'm:nary': {
      const sign = characterOf(childOf(element, 'm:naryPr'), 'm:chr', '∫');
      return { kind: 'sum', sign, under: part('m:sub'), of: part('m:e') };
    }
    default:
      if (!SILENT.has(element.nodeName)) report(element.nodeName);
      return null;
  }
}

export function readMath(element: Element, report: Report): MathNode {
  const items = childrenOf(element).flatMap((child) => readItem(child, report) ?? []);
  return items.length === 1 ? items[0] : { kind: 'row', items };
}

const itemsOf = (node: MathNode): MathNode[] => (node.kind === 'row' ? node.items : [node]);

/** Joins two adjacent equations, as Word does. */
export const joined = (one: MathNode, next: MathNode): MathNode => ({
  kind: 'row',
  items: [...itemsOf(one), ...itemsOf(next)],
});
