/** Converts an equation to text on one line, for screen readers. */
import type { Inline } from '@/pdf/document-model';
import type { MathNode } from '@/pdf/math/read-math';

/** True for text that needs no brackets in a fraction or an exponent. */
const isSimple = (text: string) => /^[\p{L}\p{N}.,_^]*$/u.test(text);
const bracketed = (text: string) => (isSimple(text) ? text : `(${text})`);

function linear(node: MathNode): string {
  switch (node.kind) {
    case 'text':
      return /^[=≤≥<>+−·×/]$/.test(node.text) ? ` ${node.text} ` : node.text;
    case 'row':
      return node.items.map(linear).join('');
    case 'fraction':
      return `${bracketed(linear(node.above))} / ${bracketed(linear(node.below))}`;
    case 'script': {
      const [sub, sup] = [node.sub && `_${linear(node.sub)}`, node.sup && `^${bracketed(linear(node.sup))}`];
      return `${linear(node.base)}${sub ?? ''}${sup ?? ''}`;
    }
    case 'root':
      return `√(${linear(node.of)})`;
    case 'fence':
      return `${node.open}${linear(node.of)}${node.close}`;
    case 'sum':
      return `${node.sign}_${linear(node.under)} ${linear(node.of)}`;
  }
}

export const linearText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'math') return linear(inline.math);
      return inline.kind === 'text' ? inline.text : ' ';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
