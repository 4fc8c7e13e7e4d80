/** Styles of text and paragraphs: direct properties, named styles and document defaults. */
import { attributeOf, childOf, childrenOf, switchOf, valueOf, type Element } from '@/report/pdf/xml';

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

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined members, so that they do not hide inherited values. */
export function given<T extends object>(style: T): Given<T> {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined)) as Given<T>;
}

const SCRIPTS: Readonly<Record<string, 'sub' | 'sup' | 'none'>> = {
  subscript: 'sub',
  superscript: 'sup',
  baseline: 'none',
};

/** Text style; missing members are inherited. */
export type TextStyle = ReturnType<typeof readTextStyle>;

function readTextStyle(rPr: Element | undefined) {
  const size = valueOf(rPr, 'w:sz');
  const underline = valueOf(rPr, 'w:u');
  return given({
    /** Font size, pt. */
    size: size === undefined ? undefined : Number(size) / 2,
    bold: switchOf(rPr, 'w:b'),
    italics: switchOf(rPr, 'w:i'),
    underline: underline === undefined ? undefined : underline !== 'none',
    strike: switchOf(rPr, 'w:strike'),
    hidden: switchOf(rPr, 'w:vanish'),
    /** Colour as #rrggbb. */
    color: colourOf(valueOf(rPr, 'w:color')),
    background: colourOf(attributeOf(childOf(rPr, 'w:shd'), 'w:fill')),
    script: SCRIPTS[valueOf(rPr, 'w:vertAlign') ?? ''],
  });
}

const ALIGNMENTS: Readonly<Record<string, 'left' | 'center' | 'right' | 'justify'>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
};

function readTabs(pPr: Element | undefined) {
  const tabs = childOf(pPr, 'w:tabs');
  if (!tabs) return undefined;
  return childrenOf(tabs).flatMap((tab) => {
    const kind = ALIGNMENTS[attributeOf(tab, 'w:val') ?? ''];
    const position = points(attributeOf(tab, 'w:pos'));
    if (position === undefined || !kind || kind === 'justify') return [];
    return [{ position, alignment: kind } as const];
  });
}

function outlineOf(pPr: Element | undefined): number | undefined {
  const level = valueOf(pPr, 'w:outlineLvl');
  return level === undefined ? undefined : Number(level);
}

/** Reads the line spacing. A minimum ("atLeast") is ignored: text of a single size always meets it. */
function lineOf(spacing: Element | undefined): { times: number } | { points: number } | undefined {
  const line = attributeOf(spacing, 'w:line');
  const rule = attributeOf(spacing, 'w:lineRule') ?? 'auto';
  if (line === undefined || rule === 'atLeast') return undefined;
  return rule === 'auto' ? { times: Number(line) / SINGLE_LINE } : { points: Number(line) / TWIPS_PER_POINT };
}

export type ParagraphStyle = ReturnType<typeof readParagraphStyle>;

function readParagraphStyle(pPr: Element | undefined) {
  const spacing = childOf(pPr, 'w:spacing');
  const indent = childOf(pPr, 'w:ind');
  return given({
    alignment: ALIGNMENTS[valueOf(pPr, 'w:jc') ?? ''],
    /** Space before and after the paragraph, and its indents, pt. */
    before: points(attributeOf(spacing, 'w:before')),
    after: points(attributeOf(spacing, 'w:after')),
    /** Line spacing: a multiple of single line spacing, or a line height in pt. */
    line: lineOf(spacing),
    left: points(attributeOf(indent, 'w:left') ?? attributeOf(indent, 'w:start')),
    right: points(attributeOf(indent, 'w:right') ?? attributeOf(indent, 'w:end')),
    /** Indent of the first line relative to the other lines; negative for a hanging indent. */
    firstLine: firstLineOf(indent),
    keepNext: switchOf(pPr, 'w:keepNext'),
    /** Heading level, starting at 0. */
    outline: outlineOf(pPr),
    pageBreakBefore: switchOf(pPr, 'w:pageBreakBefore'),
    background: colourOf(attributeOf(childOf(pPr, 'w:shd'), 'w:fill')),
    /** Tab stops in pt from the left edge of the text area, without the indent of the paragraph. */
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
