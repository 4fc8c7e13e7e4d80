/**
 * Named styles for the report. Every kind of text has a style, so that an operator can restyle a template in
 * Word.
 */
import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  type IParagraphStyleOptions,
  type IStylesOptions,
} from 'docx';

const COLOURS = {
  brand: '0B5CAD',
  text: '1F2933',
  muted: '5F6B7A',
  good: '1E7B34',
  warning: '9A5B00',
  bad: 'C62828',
};
const FONT = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' };
const FORMULA_FONT = { ascii: 'Cambria', hAnsi: 'Cambria', cs: 'Cambria', eastAsia: 'Microsoft YaHei' };

const tight = { spacing: { before: 10, after: 10 } };

interface StyleSpec {
  id: string;
  name: string;
  basedOn?: string;
  run?: IParagraphStyleOptions['run'];
  paragraph?: IParagraphStyleOptions['paragraph'];
}

const PARAGRAPH_STYLES: readonly StyleSpec[] = [
  {
    id: 'TableText',
    name: 'Table text',
    run: { size: 16 },
    paragraph: tight,
  },
  {
    id: 'TableHead',
    name: 'Table head',
    basedOn: 'TableText',
    run: { bold: true },
    paragraph: { keepNext: true },
  },
  {
    id: 'TableFigure',
    name: 'Table figure',
    basedOn: 'TableText',
    paragraph: { alignment: AlignmentType.RIGHT },
  },
  {
    id: 'TableFigureHead',
    name: 'Table figure head',
    basedOn: 'TableHead',
    paragraph: { alignment: AlignmentType.RIGHT },
  },
  { id: 'TableLabel', name: 'Table label', basedOn: 'TableText', run: { color: COLOURS.muted } },
  {
    id: 'Formula',
    name: 'Formula',
    run: { size: 17, font: FORMULA_FONT },
    paragraph: { spacing: { before: 6, after: 4 } },
  },
  {
    id: 'FormulaNumbers',
    name: 'Formula with numbers',
    basedOn: 'Formula',
    run: { color: COLOURS.muted },
    paragraph: { indent: { left: 240 } },
  },
  {
    id: 'FormulaValue',
    name: 'Formula value',
    basedOn: 'Formula',
    paragraph: { alignment: AlignmentType.RIGHT },
  },
  { id: 'Note', name: 'Note', run: { size: 16 }, paragraph: { spacing: { before: 20, after: 30 } } },
  {
    id: 'Step',
    name: 'Step',
    run: { size: 16 },
    paragraph: { spacing: { before: 10, after: 20 }, indent: { left: 165, hanging: 165 } },
  },
  { id: 'Gap', name: 'Gap', run: { size: 6 }, paragraph: { spacing: { before: 0, after: 0 } } },
  {
    id: 'RemarkLine',
    name: 'Remark line',
    run: { size: 16 },
    paragraph: { spacing: { before: 30, after: 20 } },
  },
  {
    id: 'ReadingLine',
    name: 'Reading line',
    run: { size: 14 },
    paragraph: { spacing: { before: 10, after: 0 }, indent: { left: 165, hanging: 165 } },
  },
  {
    id: 'SymbolList',
    name: 'Symbol list',
    run: { size: 13 },
    // The space after the line keeps the subscripts above the rule below the row.
    paragraph: { spacing: { before: 0, after: 18, line: 216, lineRule: LineRuleType.AUTO } },
  },
  {
    id: 'SymbolFigure',
    name: 'Symbol figure',
    basedOn: 'SymbolList',
    paragraph: { alignment: AlignmentType.RIGHT },
  },
  {
    id: 'Caption',
    name: 'caption',
    run: { size: 16, color: COLOURS.muted, italics: false, bold: false },
    paragraph: { spacing: { before: 10, after: 30 }, alignment: AlignmentType.CENTER },
  },
  {
    id: 'Picture',
    name: 'Picture',
    paragraph: { spacing: { before: 40, after: 0 }, alignment: AlignmentType.CENTER, keepNext: true },
  },
  {
    id: 'Verdict',
    name: 'Verdict',
    run: { size: 24, bold: true },
    // The verdict is in the document outline, so that readers of a long report can find it easily.
    paragraph: { spacing: { before: 60, after: 10 }, outlineLevel: 0 },
  },
  {
    id: 'VerdictNote',
    name: 'Verdict note',
    run: { size: 18 },
    paragraph: { spacing: { before: 0, after: 30 } },
  },
  {
    id: 'ReservationLine',
    name: 'Reservation line',
    run: { size: 17 },
    paragraph: { spacing: { before: 10, after: 20 }, indent: { left: 240, hanging: 240 } },
  },
  {
    id: 'AssumptionLine',
    name: 'Assumption line',
    run: { size: 16, color: COLOURS.muted },
    paragraph: { spacing: { before: 10, after: 30 } },
  },
  {
    id: 'RowNote',
    name: 'Row note',
    basedOn: 'TableText',
    run: { size: 15, color: COLOURS.muted },
  },
  {
    id: 'TableNote',
    name: 'Note above a table',
    basedOn: 'RowNote',
    // The subscripts of the note must not reach into the heading of the table.
    paragraph: { spacing: { before: 10, after: 36 } },
  },
  {
    id: 'Logo',
    name: 'Logo',
    paragraph: { ...tight, alignment: AlignmentType.RIGHT, keepNext: true },
  },
  { id: 'HeaderText', name: 'Header text', run: { size: 16, color: COLOURS.muted }, paragraph: tight },
];

const heading = (size: number, before: number, level: number) => ({
  run: { size, bold: true, font: FONT, color: level === 3 ? COLOURS.text : COLOURS.brand },
  paragraph: { spacing: { before, after: 40 }, keepNext: true, keepLines: true, outlineLevel: level - 1 },
});

/**
 * Line spacing in Chinese templates, relative to the font size. Lines in Chinese fonts are a third to a half
 * higher than the font size, depending on the font. Applies to styles that contain only text and to styles
 * derived from them.
 */
const CHINESE_LINES: Readonly<Record<string, number>> = {
  TableText: 1.14,
  RowNote: 1.14,
  Note: 1.2,
  Step: 1.2,
  RemarkLine: 1.2,
  ReadingLine: 1.2,
  SymbolList: 1.08,
  Caption: 1.2,
  VerdictNote: 1.2,
  ReservationLine: 1.2,
  AssumptionLine: 1.2,
};

/** Number of twips (twentieths of a point) in a half-point. */
const TWIPS = 10;

function withExactLines(style: StyleSpec): StyleSpec {
  const sizes = CHINESE_LINES[style.id];
  const size = style.run?.size;
  if (sizes === undefined || typeof size !== 'number') return style;
  const exact = { line: Math.round(sizes * size * TWIPS), lineRule: LineRuleType.EXACT };
  return { ...style, paragraph: { ...style.paragraph, spacing: { ...style.paragraph?.spacing, ...exact } } };
}

export const stylesIn = (language: 'cn' | 'en'): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: FONT,
        size: 20,
        color: COLOURS.text,
        // Word processors break Chinese text between any two letters, also within "mm".
        language: { value: 'en-GB', eastAsia: 'zh-CN' },
      },
    },
    title: {
      run: { size: 28, bold: true, font: FONT, color: COLOURS.brand },
      paragraph: { spacing: { before: 0, after: 60 }, keepNext: true },
    },
    heading1: heading(22, 90, 1),
    heading2: heading(19, 120, 2),
    heading3: heading(17, 90, 3),
  },
  paragraphStyles: PARAGRAPH_STYLES.map((style) => ({
    basedOn: 'Normal',
    next: style.id,
    quickFormat: true,
    ...(language === 'cn' ? withExactLines(style) : style),
  })),
  characterStyles: [
    { id: 'Pass', name: 'Pass', run: { color: COLOURS.good, bold: true } },
    { id: 'Reserved', name: 'Reserved', run: { color: COLOURS.warning, bold: true } },
    { id: 'Governing', name: 'Governing', run: { bold: true } },
    { id: 'Nothing', name: 'Nothing', run: { color: COLOURS.muted, bold: true } },
    {
      id: 'DemonstrationMark',
      name: 'Demonstration mark',
      run: { size: 18, bold: true, color: COLOURS.bad },
    },
    { id: 'Fail', name: 'Fail', run: { color: COLOURS.bad, bold: true } },
  ],
});

const line = { style: BorderStyle.SINGLE, size: 4, color: 'B8C2CC' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

export const NO_BORDERS = {
  top: none,
  bottom: none,
  insideHorizontal: none,
  left: none,
  right: none,
  insideVertical: none,
};

export const TABLE_BORDERS = {
  top: line,
  bottom: line,
  insideHorizontal: line,
  left: none,
  right: none,
  insideVertical: none,
};
