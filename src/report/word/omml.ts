import { symbolParts } from '@/text/format/symbol-parts';
import { escapedXml } from '@/text/format/xml-text';
/** Converts a formula to a Word equation. */
import type { Shape } from '@/text/formula/arrange';
import { breakable, OPERATOR } from '@/text/formula/line-breaks';

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
const UPRIGHT = '<m:rPr><m:sty m:val="p"/></m:rPr>';
const PLAIN = '<m:rPr><m:nor/></m:rPr>';

const run = (style: string, text: string): string =>
  `<m:r>${style}${FONT}<m:t xml:space="preserve">${escapedXml(text)}</m:t></m:r>`;
/** Sets numbers upright and operators with mathematical spacing. */
const upright = (text: string): string => run(UPRIGHT, text);
/**
 * Sets letters as plain text. LibreOffice would interpret mathematical text as commands: `re` as the symbol
 * for the real part, `|` as "or", an unpaired bracket as an error.
 */
const plain = (text: string): string => run(PLAIN, text);
const italic = (text: string): string => `<m:r>${FONT}<m:t>${escapedXml(text)}</m:t></m:r>`;
const part = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;

function symbol(name: string): string {
  const { base, sub, sup } = symbolParts(name);
  const letter = part('e', italic(base));
  if (sub === '' && sup === '') return italic(base);
  const below = part('sub', plain(sub));
  return sup === ''
    ? part('sSub', letter + below)
    : part('sSubSup', letter + below + part('sup', plain(sup)));
}

/** Empty operand: without an operand LibreOffice shows `¿`. */
const NO_OPERAND = `<m:r>${PLAIN}<m:t></m:t></m:r>`;

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
      return upright(shape.text);
    case 'sign':
      return OPERATOR.test(shape.text) ? upright(shape.text) : plain(shape.text);
    case 'word':
      return plain(shape.text);
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

/**
 * Zero-width text before a line of several equations: LibreOffice makes a line that contains only equations a
 * fifth too high.
 */
const LEAD = '<w:r><w:t>\u200b</w:t></w:r>';

/**
 * True if a piece begins with an operator that needs a left operand; a minus sign at the start of the
 * formula needs none.
 */
const lacksOperand = ([first]: readonly Shape[], index: number): boolean =>
  first.kind === 'sign' && OPERATOR.test(first.text) && (index > 0 || first.text !== '−');

/**
 * Writes a formula as one equation for each piece between possible line breaks. Word joins adjacent equations
 * and breaks lines before operators, but LibreOffice breaks lines only between equations.
 */
export function equationXml(shape: Shape): string {
  const pieces = breakable(shape).map(
    (piece, index) =>
      `<m:oMath xmlns:m="${NAMESPACE}">${lacksOperand(piece, index) ? NO_OPERAND : ''}${piece.map(set).join('')}</m:oMath>`,
  );
  return pieces.length === 1 ? pieces[0] : LEAD + pieces.join('');
}
