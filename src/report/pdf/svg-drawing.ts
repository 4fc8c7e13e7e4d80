/** Prepares an SVG drawing in a Word document for the PDF: its size, and a font for each piece of text. */
import type { Letters } from '@/report/pdf/math/letters';
import { attributeOf, childrenOf, parseXml, writtenXml, type Element } from '@/report/pdf/xml';

const TEXT_NODE = 3;

/** Replaces the text directly inside an element with spans, each in a PDF font with its characters. */
function setFonts(element: Element, letters: Letters, isItalic: boolean): void {
  for (const node of Array.from(element.childNodes)) {
    if (node.nodeType !== TEXT_NODE) continue;
    const text = node.nodeValue ?? '';
    const parts = isItalic ? letters.split(letters.shown(text), true) : letters.written(text, {});
    for (const part of parts) {
      const span = element.ownerDocument?.createElementNS(element.namespaceURI, 'tspan');
      if (!span) continue;
      span.setAttribute('font-family', part.font);
      span.textContent = part.text;
      element.insertBefore(span, node);
    }
    element.removeChild(node);
  }
}

function setFontsBelow(element: Element, letters: Letters, isInText: boolean, isItalic: boolean): void {
  const style = attributeOf(element, 'font-style');
  const italic = style === undefined ? isItalic : style === 'italic';
  const inText = isInText || element.nodeName === 'text';
  // The list of children is taken first, because the spans that are added already have their fonts.
  for (const child of childrenOf(element)) setFontsBelow(child, letters, inText, italic);
  if (inText) setFonts(element, letters, italic);
}

function rootOf(svg: string): Element | null {
  try {
    return parseXml(svg);
  } catch {
    // The parser throws for text that is not XML; the image is then shown from its PNG or JPEG file.
    return null;
  }
}

/** Returns the drawing with this size in pt and with PDF fonts; undefined if it is not SVG. */
export function sizedSvg(
  svg: string,
  { width, height }: Record<'width' | 'height', number>,
  letters: Letters,
): string | undefined {
  const root = rootOf(svg);
  if (root?.nodeName !== 'svg') return undefined;
  const own = ['width', 'height'].map((side) => Number.parseFloat(attributeOf(root, side) ?? ''));
  const viewBox = attributeOf(root, 'viewBox') ?? `0 0 ${own.join(' ')}`;
  for (const side of ['width', 'height', 'viewBox']) root.removeAttribute(side);
  setFontsBelow(root, letters, false, false);
  // pdfmake measures the drawing by these attributes at the start of the text.
  return writtenXml(root).replace(/^<svg/, `<svg width="${width}" height="${height}" viewBox="${viewBox}"`);
}
