/** Named styles for every kind of text, so that an operator can restyle a template in Word. */
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
const RIGHT = { alignment: AlignmentType.RIGHT };
const CENTER = { alignment: AlignmentType.CENTER };

/** Returns the spacing before and after a paragraph, twips. */
const spaced = (before: number, after: number) => ({ spacing: { before, after } });
const hanging = (left: number) => ({ indent: { left, hanging: left } });

interface StyleSpec {
  /** Name of the style in Word, if it differs from the id in words. */
  name?: string;
  basedOn?: string;
  run?: IParagraphStyleOptions['run'];
  paragraph?: IParagraphStyleOptions['paragraph'];
  /**
   * Line spacing in Chinese templates, relative to the font size: lines in Chinese fonts are a third to a
   * half higher, depending on the font. Only for styles with nothing but text, and styles derived from them.
   */
  cn?: number;
}

const PARAGRAPH_STYLES: Readonly<Record<string, StyleSpec>> = {
  TableText: { run: { size: 16 }, paragraph: tight, cn: 1.14 },
  TableHead: { basedOn: 'TableText', run: { bold: true }, paragraph: { keepNext: true } },
  TableFigure: { basedOn: 'TableText', paragraph: RIGHT },
  TableFigureHead: { basedOn: 'TableHead', paragraph: RIGHT },
  TableLabel: { basedOn: 'TableText', run: { color: COLOURS.muted } },
  Formula: { run: { size: 17, font: FORMULA_FONT }, paragraph: spaced(6, 4) },
  FormulaNumbers: {
    name: 'Formula with numbers',
    basedOn: 'Formula',
    run: { color: COLOURS.muted },
    paragraph: { indent: { left: 240 } },
  },
  FormulaValue: { basedOn: 'Formula', paragraph: RIGHT },
  Note: { run: { size: 16 }, paragraph: spaced(20, 30), cn: 1.2 },
  Step: { run: { size: 16 }, paragraph: { ...spaced(10, 20), ...hanging(165) }, cn: 1.2 },
  Gap: { run: { size: 6 }, paragraph: spaced(0, 0) },
  RemarkLine: { run: { size: 16 }, paragraph: spaced(30, 20), cn: 1.2 },
  ReadingLine: { run: { size: 14 }, paragraph: { ...spaced(10, 0), ...hanging(165) }, cn: 1.2 },
  SymbolList: {
    run: { size: 13 },
    // The space after the line keeps the subscripts above the rule below the row.
    paragraph: { spacing: { before: 0, after: 18, line: 216, lineRule: LineRuleType.AUTO } },
    cn: 1.08,
  },
  SymbolFigure: { basedOn: 'SymbolList', paragraph: RIGHT },
  Caption: {
    name: 'caption',
    run: { size: 16, color: COLOURS.muted, italics: false, bold: false },
    paragraph: { ...spaced(10, 30), ...CENTER },
    cn: 1.2,
  },
  Picture: { paragraph: { ...spaced(40, 0), ...CENTER, keepNext: true } },
  // The verdict is in the document outline, so that readers of a long report can find it easily.
  Verdict: { run: { size: 24, bold: true }, paragraph: { ...spaced(60, 10), outlineLevel: 0 } },
  VerdictNote: { run: { size: 18 }, paragraph: spaced(0, 30), cn: 1.2 },
  ReservationLine: { run: { size: 17 }, paragraph: { ...spaced(10, 20), ...hanging(240) }, cn: 1.2 },
  AssumptionLine: { run: { size: 16, color: COLOURS.muted }, paragraph: spaced(10, 30), cn: 1.2 },
  RowNote: { basedOn: 'TableText', run: { size: 15, color: COLOURS.muted }, cn: 1.14 },
  // The subscripts of the note must not reach into the heading of the table.
  TableNote: { name: 'Note above a table', basedOn: 'RowNote', paragraph: spaced(10, 36) },
  Logo: { paragraph: { ...tight, ...RIGHT, keepNext: true } },
  HeaderText: { run: { size: 16, color: COLOURS.muted }, paragraph: tight },
};

/** Returns the words of an id: `TableFigureHead` becomes `Table figure head`. */
const inWords = (id: string): string =>
  id.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const CHARACTER_STYLES: Readonly<Record<string, IParagraphStyleOptions['run']>> = {
  Pass: { color: COLOURS.good, bold: true },
  Reserved: { color: COLOURS.warning, bold: true },
  Governing: { bold: true },
  Nothing: { color: COLOURS.muted, bold: true },
  DemonstrationMark: { size: 18, bold: true, color: COLOURS.bad },
  Fail: { color: COLOURS.bad, bold: true },
};

const heading = (size: number, before: number, level: number) => ({
  run: { size, bold: true, font: FONT, color: level === 3 ? COLOURS.text : COLOURS.brand },
  paragraph: { spacing: { before, after: 40 }, keepNext: true, keepLines: true, outlineLevel: level - 1 },
});

/** Number of twips (twentieths of a point) in a half-point. */
const TWIPS = 10;

/** Returns the paragraph properties with the exact line height of a Chinese template. */
const inChinese = ({ cn, run, paragraph }: StyleSpec): StyleSpec['paragraph'] =>
  cn === undefined
    ? paragraph
    : {
        ...paragraph,
        spacing: {
          ...paragraph?.spacing,
          line: Math.round(cn * Number(run?.size) * TWIPS),
          lineRule: LineRuleType.EXACT,
        },
      };

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
  paragraphStyles: Object.entries(PARAGRAPH_STYLES).map(([id, style]) => ({
    id,
    name: style.name ?? inWords(id),
    basedOn: style.basedOn ?? 'Normal',
    next: id,
    quickFormat: true,
    run: style.run,
    paragraph: language === 'cn' ? inChinese(style) : style.paragraph,
  })),
  characterStyles: Object.entries(CHARACTER_STYLES).map(([id, run]) => ({ id, name: inWords(id), run })),
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

export const TABLE_BORDERS = { ...NO_BORDERS, top: line, bottom: line, insideHorizontal: line };
