/** A formula as Word's own equation. */
import type { Shape } from '../formula/arrange';
import { symbolParts } from '../text/format/symbol-parts';
import { escapedXml } from './xml-text';

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
const UPRIGHT = '<m:rPr><m:sty m:val="p"/></m:rPr>';

const upright = (text: string): string =>
  `<m:r>${UPRIGHT}${FONT}<m:t xml:space="preserve">${escapedXml(text)}</m:t></m:r>`;
const italic = (text: string): string => `<m:r>${FONT}<m:t>${escapedXml(text)}</m:t></m:r>`;
const part = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;

function symbol(name: string): string {
  const { base, sub, sup } = symbolParts(name);
  const letter = part('e', italic(base));
  if (sub === '' && sup === '') return italic(base);
  const below = part('sub', upright(sub));
  return sup === ''
    ? part('sSub', letter + below)
    : part('sSubSup', letter + below + part('sup', upright(sup)));
}

const fenced = (open: string, content: string, close: string): string =>
  `<m:d><m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/></m:dPr>${part('e', content)}</m:d>`;

function total(content: string): string {
  const properties =
    '<m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/><m:supHide m:val="1"/></m:naryPr>';
  return part('nary', `${properties}${part('sub', italic('i'))}<m:sup/>${part('e', content)}`);
}

function set(shape: Shape): string {
  switch (shape.kind) {
    case 'number':
    case 'sign':
    case 'word':
      return upright(shape.text);
    case 'symbol':
      return symbol(shape.text);
    case 'row':
      return shape.items.map(set).join('');
    case 'fraction':
      return part('f', part('num', set(shape.above)) + part('den', set(shape.below)));
    case 'power':
      return part('sSup', part('e', set(shape.base)) + part('sup', set(shape.exponent)));
    case 'root':
      return part('rad', `<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${part('e', set(shape.of))}`);
    case 'brackets':
      return fenced('(', set(shape.of), ')');
    case 'bars':
      return fenced('|', set(shape.of), '|');
    case 'total':
      return total(set(shape.of));
  }
}

export const equationXml = (shape: Shape): string =>
  `<m:oMath xmlns:m="${NAMESPACE}">${set(shape)}</m:oMath>`;
