/** Reads the paragraphs of a Word document: runs, images, tabs, breaks and page fields. */
import type { Inline, Paragraph, Float, FloatPlace, Picture } from '@/report/pdf/document-model';
import { USUAL_SIZE } from '@/report/pdf/fonts';
import { joined, readMath } from '@/report/pdf/math/read-math';
import { Styles, type TextStyle } from '@/report/pdf/text-style';
import { attributeOf, childOf, childrenOf, type Element, findBelow } from '@/report/pdf/xml';

const EMU_PER_POINT = 12700;

const inPoints = (emu: string | null | undefined): number => Number(emu ?? 0) / EMU_PER_POINT;

function placeIn(anchor: Element, name: string, usual: string): FloatPlace {
  const position = childOf(anchor, name);
  const align = childOf(position, 'wp:align')?.textContent?.trim();
  return {
    from: attributeOf(position, 'relativeFrom') ?? usual,
    ...(align !== undefined && { align }),
    offset: inPoints(childOf(position, 'wp:posOffset')?.textContent),
  };
}

const WRAPS: readonly (readonly [element: string, wrap: Float['wrap']])[] = [
  ['wp:wrapSquare', 'beside'],
  ['wp:wrapTight', 'beside'],
  ['wp:wrapThrough', 'beside'],
  ['wp:wrapTopAndBottom', 'apart'],
];

function floatOf(anchor: Element): Float {
  return {
    horizontal: placeIn(anchor, 'wp:positionH', 'column'),
    vertical: placeIn(anchor, 'wp:positionV', 'paragraph'),
    wrap: WRAPS.find(([element]) => childOf(anchor, element))?.[1] ?? 'none',
    isBehind: attributeOf(anchor, 'behindDoc') === '1',
    distance: Math.max(inPoints(attributeOf(anchor, 'distL')), inPoints(attributeOf(anchor, 'distR'))),
  };
}

/** Returns a drawing as an image, or the name of an unsupported element; `pictureOf` reads data by id. */
function readDrawing(
  drawing: Element,
  pictureOf: (relation: string) => string | undefined,
): Picture | string {
  const anchor = childOf(drawing, 'wp:anchor');
  const place = childOf(drawing, 'wp:inline') ?? anchor;
  const extent = childOf(place, 'wp:extent');
  const blip = findBelow(drawing, 'a:blip');
  if (!place || !extent || !blip) return anchor ? 'wp:anchor' : 'a:blip';
  const data = pictureOf(attributeOf(blip, 'r:embed') ?? '');
  if (data === undefined) return 'a:blip';
  const svgBlip = findBelow(blip, 'asvg:svgBlip');
  const svg = svgBlip && pictureOf(attributeOf(svgBlip, 'r:embed') ?? '');
  return {
    kind: 'picture',
    data,
    ...(svg !== undefined && { svg }),
    width: inPoints(attributeOf(extent, 'cx')),
    height: inPoints(attributeOf(extent, 'cy')),
    alt: attributeOf(childOf(place, 'wp:docPr'), 'descr') ?? '',
    ...(anchor && { float: floatOf(anchor) }),
  };
}

export interface PartContext {
  styles: Styles;
  pictureOf: (relation: string) => string | undefined;
  report: (name: string) => void;
  /** True in headers and footers, the only places where page numbers are known. */
  hasPageNumbers: boolean;
}

/** Elements with editing information and without visible content. */
const SILENT = new Set([
  'w:pPr',
  'w:rPr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:proofErr',
  'w:permStart',
  'w:permEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
  'w:lastRenderedPageBreak',
  'w:softHyphen',
]);

/** Zero-width space that reports contain only to keep LibreOffice from making equation lines too high. */
const NOTHING = '\u200b';

/** Replaces the space between a number and its unit with a no-break space. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:mm²?|kNm?|Nm|MPa|GPa|%|‰|°C)(?![A-Za-z]))/g, '$1\u00a0');

/** Elements that only group runs. */
const WRAPPERS = new Set(['w:smartTag', 'w:ins']);

/** Returns the bookmark in a field instruction such as ` PAGEREF name \\h `. */
const referredIn = (instruction: string): string | undefined => /^\s*PAGEREF\s+(\S+)/i.exec(instruction)?.[1];

function fieldOf(instruction: string): 'PAGE' | 'NUMPAGES' | null {
  const name = instruction.trim().split(/\s+/)[0]?.toUpperCase();
  if (name === 'NUMPAGES' || name === 'SECTIONPAGES') return 'NUMPAGES';
  return name === 'PAGE' ? 'PAGE' : null;
}

class ParagraphReader {
  readonly inlines: Inline[] = [];
  /** Text of the field instruction that is being read; null outside a field instruction. */
  private instruction: string | null = null;
  /** True while reading the stored result of a field, which is skipped because the field replaces it. */
  private skipping = false;
  /** Bookmark that the text being read links to. */
  private target: string | undefined;

  constructor(
    private readonly context: PartContext,
    private readonly style: TextStyle,
  ) {}

  container(element: Element): void {
    for (const child of childrenOf(element)) {
      const name = child.nodeName;
      if (name === 'w:r') this.run(child);
      else if (name === 'w:hyperlink') this.link(child);
      else if (WRAPPERS.has(name)) this.container(child);
      else if (name === 'm:oMath' || name === 'm:oMathPara') this.equation(child);
      else if (name === 'w:fldSimple') this.simpleField(child);
      else if (!SILENT.has(name)) this.context.report(name);
    }
  }

  /** Reads a link within the document; an external link becomes plain text. */
  private link(element: Element): void {
    this.target = attributeOf(element, 'w:anchor');
    this.container(element);
    this.target = undefined;
  }

  private equation(element: Element): void {
    const math = readMath(element, this.context.report);
    const before = this.inlines.at(-1);
    if (before?.kind === 'math') before.math = joined(before.math, math);
    else this.inlines.push({ kind: 'math', math, style: this.style });
  }

  private simpleField(element: Element): void {
    const field = fieldOf(attributeOf(element, 'w:instr') ?? '');
    if (field) this.field(field, this.style);
    else this.container(element);
  }

  private field(field: 'PAGE' | 'NUMPAGES', style: TextStyle): void {
    if (this.context.hasPageNumbers) this.inlines.push({ kind: 'field', field, style });
    else this.context.report(`${field} field`);
  }

  private run(run: Element): void {
    const style = this.context.styles.ofRun(childOf(run, 'w:rPr'), this.style);
    if (style.hidden) return;
    for (const child of childrenOf(run)) this.part(child, style);
  }

  private part(child: Element, style: TextStyle): void {
    const name = child.nodeName;
    if (name === 'w:fldChar') this.fieldMark(attributeOf(child, 'w:fldCharType'), style);
    else if (name === 'w:instrText') this.instruction = (this.instruction ?? '') + (child.textContent ?? '');
    else if (this.skipping || SILENT.has(name)) return;
    else if (name === 'w:t') this.text(child.textContent ?? '', style);
    else if (name === 'w:noBreakHyphen') this.inlines.push({ kind: 'text', text: '\u2011', style });
    else if (name === 'w:tab' || name === 'w:ptab') this.inlines.push({ kind: 'tab' });
    else if (name === 'w:cr') this.inlines.push({ kind: 'break' });
    else if (name === 'w:br') {
      this.inlines.push({ kind: attributeOf(child, 'w:type') === 'page' ? 'page' : 'break' });
    } else if (name === 'w:drawing') this.drawing(child);
    else this.context.report(name);
  }

  private text(text: string, style: TextStyle): void {
    // An empty run beside a wide picture would take a line of its own.
    if (text === '' || text === NOTHING) return;
    const link = this.target === undefined ? {} : { link: this.target };
    this.inlines.push({ kind: 'text', text: unbroken(text), style, ...link });
  }

  private fieldMark(type: string | undefined, style: TextStyle): void {
    if (type === 'begin') {
      this.instruction = '';
      return;
    }
    if (type === 'separate' || (type === 'end' && !this.skipping)) {
      const field = fieldOf(this.instruction ?? '');
      const bookmark = referredIn(this.instruction ?? '');
      if (field) this.field(field, style);
      else if (bookmark !== undefined) this.inlines.push({ kind: 'reference', bookmark, style });
      this.skipping = field !== null || bookmark !== undefined;
      this.instruction = null;
    }
    if (type === 'end') this.skipping = false;
  }

  private drawing(element: Element): void {
    const picture = readDrawing(element, this.context.pictureOf);
    if (typeof picture === 'string') this.context.report(picture);
    else this.inlines.push(picture);
  }
}

export function readParagraph(element: Element, context: PartContext): Paragraph {
  const pPr = childOf(element, 'w:pPr');
  if (childOf(pPr, 'w:numPr')) context.report('w:numPr');
  const style = context.styles.ofParagraph(pPr);
  const reader = new ParagraphReader(context, style.text);
  reader.container(element);
  const bookmark = attributeOf(childOf(element, 'w:bookmarkStart'), 'w:name');
  return {
    kind: 'paragraph',
    style: style.paragraph,
    size: style.text.size ?? USUAL_SIZE,
    inlines: reader.inlines,
    ...(bookmark !== undefined && { bookmark }),
  };
}
