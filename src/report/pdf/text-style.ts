/** Styles of text and paragraphs: direct properties, named styles and document defaults. */
import { attributeOf, childOf, childrenOf, switchOf, valueOf, type Element } from '@/report/pdf/xml';

/** Text style; missing members are inherited. */
export interface TextStyle {
  /** Font size, pt. */
  size?: number;
  bold?: boolean;
  italics?: boolean;
  underline?: boolean;
  strike?: boolean;
  hidden?: boolean;
  /** Colour as #rrggbb. */
  color?: string;
  background?: string;
  script?: 'sub' | 'sup' | 'none';
}

export interface ParagraphStyle {
  alignment?: 'left' | 'center' | 'right' | 'justify';
  /** Space before and after the paragraph, and its indents, pt. */
  before?: number;
  after?: number;
  left?: number;
  right?: number;
  /** Indent of the first line relative to the other lines; negative for a hanging indent. */
  firstLine?: number;
  /** Line spacing: a multiple of single line spacing, or a line height in pt. */
  line?: { times: number } | { points: number };
  keepNext?: boolean;
  /** Heading level, starting at 0. */
  outline?: number;
  pageBreakBefore?: boolean;
  background?: string;
  /** Tab stops in pt from the left edge of the text area, without the indent of the paragraph. */
  tabs?: readonly { position: number; alignment: 'left' | 'center' | 'right' }[];
}

interface Style {
  text: TextStyle;
  paragraph: ParagraphStyle;
}

const TWIPS_PER_POINT = 20;
const SINGLE_LINE = 240;

export const points = (twips: string | undefined): number | undefined =>
  twips === undefined || twips === '' ? undefined : Number(twips) / TWIPS_PER_POINT;

export function colourOf(value: string | undefined): string | undefined {
  return value && /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : undefined;
}

/** Drops undefined members, so that they do not hide inherited values. */
export function given<T extends object>(style: T): T {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined)) as T;
}

const SCRIPTS: Readonly<Record<string, TextStyle['script']>> = {
  subscript: 'sub',
  superscript: 'sup',
  baseline: 'none',
};

function readTextStyle(rPr: Element | undefined): TextStyle {
  const size = valueOf(rPr, 'w:sz');
  const underline = valueOf(rPr, 'w:u');
  return given<TextStyle>({
    size: size === undefined ? undefined : Number(size) / 2,
    bold: switchOf(rPr, 'w:b'),
    italics: switchOf(rPr, 'w:i'),
    underline: underline === undefined ? undefined : underline !== 'none',
    strike: switchOf(rPr, 'w:strike'),
    hidden: switchOf(rPr, 'w:vanish'),
    color: colourOf(valueOf(rPr, 'w:color')),
    background: colourOf(attributeOf(childOf(rPr, 'w:shd'), 'w:fill')),
    script: SCRIPTS[valueOf(rPr, 'w:vertAlign') ?? ''],
  });
}

const ALIGNMENTS: Readonly<Record<string, ParagraphStyle['alignment']>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
};

function readTabs(pPr: Element | undefined): ParagraphStyle['tabs'] {
  const tabs = childOf(pPr, 'w:tabs');
  if (!tabs) return undefined;
  return childrenOf(tabs).flatMap((tab) => {
    const kind = ALIGNMENTS[attributeOf(tab, 'w:val') ?? ''];
    const position = points(attributeOf(tab, 'w:pos'));
    if (position === undefined || !kind || kind === 'justify') return [];
    return [{ position, alignment: kind }];
  });
}

function outlineOf(pPr: Element | undefined): number | undefined {
  const level = valueOf(pPr, 'w:outlineLvl');
  return level === undefined ? undefined : Number(level);
}

/** Reads the line spacing. A minimum ("atLeast") is ignored: text of a single size always meets it. */
function lineOf(spacing: Element | undefined): ParagraphStyle['line'] {
  const line = attributeOf(spacing, 'w:line');
  const rule = attributeOf(spacing, 'w:lineRule') ?? 'auto';
  if (line === undefined || rule === 'atLeast') return undefined;
  return rule === 'auto' ? { times: Number(line) / SINGLE_LINE } : { points: Number(line) / TWIPS_PER_POINT };
}

function readParagraphStyle(pPr: Element | undefined): ParagraphStyle {
  const spacing = childOf(pPr, 'w:spacing');
  const indent = childOf(pPr, 'w:ind');
  return given<ParagraphStyle>({
    alignment: ALIGNMENTS[valueOf(pPr, 'w:jc') ?? ''],
    before: points(attributeOf(spacing, 'w:before')),
    after: points(attributeOf(spacing, 'w:after')),
    line: lineOf(spacing),
    left: points(attributeOf(indent, 'w:left') ?? attributeOf(indent, 'w:start')),
    right: points(attributeOf(indent, 'w:right') ?? attributeOf(indent, 'w:end')),
    firstLine: firstLineOf(indent),
    keepNext: switchOf(pPr, 'w:keepNext'),
    outline: outlineOf(pPr),
    pageBreakBefore: switchOf(pPr, 'w:pageBreakBefore'),
    background: colourOf(attributeOf(childOf(pPr, 'w:shd'), 'w:fill')),
    tabs: readTabs(pPr),
  });
}

function firstLineOf(indent: Element | undefined): number | undefined {
  const hanging = points(attributeOf(indent, 'w:hanging'));
  return hanging === undefined ? points(attributeOf(indent, 'w:firstLine')) : -hanging;
}

export class Styles {
  private readonly styles = new Map<string, Element>();
  private readonly defaults: Style;
  private readonly normal: string | undefined;

  constructor(root: Element | null) {
    const elements = root ? childrenOf(root) : [];
    for (const style of elements.filter(({ nodeName }) => nodeName === 'w:style')) {
      const id = attributeOf(style, 'w:styleId');
      if (id !== undefined) this.styles.set(id, style);
    }
    this.normal = Array.from(this.styles).find(
      ([, style]) => attributeOf(style, 'w:type') === 'paragraph' && attributeOf(style, 'w:default') === '1',
    )?.[0];
    const defaults = elements.find(({ nodeName }) => nodeName === 'w:docDefaults');
    this.defaults = {
      text: readTextStyle(childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')),
      paragraph: readParagraphStyle(childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')),
    };
  }

  /** Returns a style's properties merged with those of its base styles; empty if the style is missing. */
  private chain(id: string | undefined, seen: ReadonlySet<string> = new Set()): Style {
    const style = id === undefined || seen.has(id) ? undefined : this.styles.get(id);
    if (id === undefined || !style) return { text: {}, paragraph: {} };
    const base = this.chain(valueOf(style, 'w:basedOn'), new Set([...seen, id]));
    return {
      text: { ...base.text, ...readTextStyle(childOf(style, 'w:rPr')) },
      paragraph: { ...base.paragraph, ...readParagraphStyle(childOf(style, 'w:pPr')) },
    };
  }

  ofParagraph(pPr: Element | undefined): Style {
    const style = this.chain(valueOf(pPr, 'w:pStyle') ?? this.normal);
    return {
      text: { ...this.defaults.text, ...style.text },
      paragraph: { ...this.defaults.paragraph, ...style.paragraph, ...readParagraphStyle(pPr) },
    };
  }

  ofRun(rPr: Element | undefined, paragraph: TextStyle): TextStyle {
    return {
      ...paragraph,
      ...this.chain(valueOf(rPr, 'w:rStyle')).text,
      ...readTextStyle(rPr),
    };
  }
}
