/**
 * Tests reports on random designs calculated with the real engine: no placeholder is left, and the printed
 * checks equal the result.
 */
import fc from 'fast-check';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { allChecks } from '@/design/verdict/check-status';
import { COMBINED_KEYS } from '@/engineering';
import { reportData } from '@/report/content/report-data';
import type { ReportInput } from '@/report/model/report-input';
import { fillTemplate } from '@/report/word/fill-template';
import { givenDesign } from '@/testing/given-design';
import {
  givenReport,
  randomDesigns,
  reportInput,
  resultOf,
  seedAnchors,
  SOME_VARIANTS,
  STANDARD_OF,
  templateOf,
  type Variant,
  VARIANTS,
} from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';
import { PLACEHOLDER, readWord } from '@/testing/word-reader';
import { childrenOf, readXml, type XmlElement } from '@/testing/xml-reader';
import { LANGUAGES } from '@/text/languages';

/** True if the text is the value rounded to the printed digits, or a dash if there is no value. */
function isPrinted(text: string, value: number | null | undefined, decimals: number): boolean {
  if (value === null || value === undefined) return text === '—';
  const printed = Number(text.replace('−', '-').replace(/ %$/, ''));
  const digits = text.split('.')[1]?.replace(/ %$/, '').length ?? 0;
  return digits === decimals && Math.abs(printed - value) <= 0.5001 * 10 ** -decimals;
}

/** Returns the rows below the header in the table whose header matches these patterns. */
function bodyOf(tables: string[][][], head: readonly RegExp[]): string[][] {
  const found = tables.find(([first]) => head.every((words, column) => words.test(first[column] ?? '')));
  return found?.slice(1) ?? [];
}

/**
 * Returns the number of printed decimals: a value just above its limit is printed with more decimals than
 * usual.
 */
const decimalsOf = (text: string, usual: number): number =>
  Math.max(usual, /\.(\d+)/.exec(text)?.[1].length ?? usual);

function expectChecks(
  tables: string[][][],
  { answer, translate }: ReportInput,
  depth: Variant['depth'],
): void {
  const rows = bodyOf(tables, [/^(Check|验算项)$/]);
  // In a short report, the rows for the edges that do not govern follow in the same table.
  const others = depth === 'simple' ? answer.edges.slice(1) : [];
  const modes = [...allChecks(answer), ...others];
  expect(rows.length).toBe(modes.length + COMBINED_KEYS.length);
  modes.forEach(({ action, resistance, utilisation, anchors, verdict }, index) => {
    const row = rows[index];
    expect(isPrinted(row[1], action, 3)).toBe(true);
    expect(isPrinted(row[2], resistance, 3)).toBe(true);
    if (utilisation === null && verdict === 'Not satisfied')
      expect(row[3]).toBe(translate('results:unbounded'));
    else expect(isPrinted(row[3], utilisation, decimalsOf(row[3], 1))).toBe(true);
    expect(row[4]).toBe(translate(`results:verdicts.${verdict}`));
    expect(row[5].replaceAll(' ', '')).toBe(anchors);
  });
  COMBINED_KEYS.forEach((key, index) => {
    const { beta_N, beta_V, value: sum } = answer.combined[key];
    [beta_N, beta_V, sum].forEach((value, column) => {
      const cell = rows[modes.length + index][column + 1].replace(/^.*= /, '');
      const printed = /[−\d.]+(?= |（|\(|$)/.exec(cell)?.[0] ?? '—';
      expect(isPrinted(printed, value, decimalsOf(printed, 2))).toBe(true);
    });
  });
}

/** Equation elements, with the parts that each must contain. */
const PARTS = new Map(Object.entries({ f: 'num,den', sSub: 'e,sub', sSup: 'e,sup', sSubSup: 'e,sub,sup' }));

/** Returns the equations that Word would refuse; throws for invalid XML. */
function brokenEquations(file: Uint8Array): string[] {
  const text = new PizZip(file).file('word/document.xml')!.asText();
  const equations = text.match(/<m:oMath[ >].*?<\/m:oMath>/gs) ?? [];
  return equations.filter((equation) => {
    const root = readXml(equation.replace('<m:oMath ', '<m:oMath xmlns:w="w" '), 'equation');
    const isWrong = (node: XmlElement): boolean => {
      const parts = PARTS.get(node.name.replace('m:', ''));
      const children = childrenOf(node);
      const names = children.map(({ name }) => name.replace('m:', '')).join();
      return (parts !== undefined && parts !== names) || children.some(isWrong);
    };
    return isWrong(root);
  });
}

const NOT_FILLED = /undefined|NaN|\[object|\bnull\b|Infinity/;

const COUNT = howMany(4, 40);

/** Returns random designs that have a result, with their anchors. */
function cases(standard: 'EN1992-4' | 'JGJ145-2013') {
  const designs = fc.sample(randomDesigns(standard), { numRuns: howMany(6, 60), seed: 20260302 });
  const found = designs.flatMap((design, index) => {
    const record = seedAnchors[index % seedAnchors.length];
    const result = resultOf(design, record);
    return result ? [{ design, record, result }] : [];
  });
  return found.slice(0, COUNT);
}

const byStandard = { 'en1992-4': cases('EN1992-4'), jgj145: cases('JGJ145-2013') };

it.each(VARIANTS)(
  'reports in the variant $standard, $depth, $language print the checks, without placeholders and with equations that Word accepts',
  (variant) => {
    const template = templateOf(variant);
    expect(byStandard[variant.standard]).toHaveLength(COUNT);
    // Each design is tested in only one language, because the numbers are the same in all languages.
    const turn = LANGUAGES.indexOf(variant.language);
    const own = byStandard[variant.standard].filter((_, index) => index % LANGUAGES.length === turn);
    for (const { design, record, result } of own) {
      const input = reportInput(design, record, result, variant.language);
      const file = fillTemplate(template, reportData(input), '{}');
      const { paragraphs, tables } = readWord(file);
      const text = paragraphs.join('\n');
      expect(text).not.toMatch(PLACEHOLDER);
      expect(text).not.toMatch(NOT_FILLED);
      expectChecks(tables, input, variant.depth);
      expect(brokenEquations(file)).toEqual([]);
    }
  },
  120_000,
);

it('the report data identify the copied concrete record, and the profile record only for an elastic plate', () => {
  const origin = (change: (draft: Design) => void) => {
    const design = givenDesign({}, (draft) => {
      draft.concrete.gradeId = '3';
      draft.profile.chosen = { id: '7', name: 'HEB 100' };
      change(draft);
    });
    return reportData({ ...givenReport(DEFAULT_DESIGN), design }).copied;
  };
  const elastic = origin((draft) => void (draft.plate.stiffness = 'elastic'));
  const undated = (id: string) => new RegExp(`${id}, [0-9a-f]{16}, time of reading not recorded`);
  expect(elastic).toMatch(undated('3'));
  expect(elastic).toMatch(undated('7'));
  // The report states the profile record only for an elastic plate.
  const rigid = origin(() => undefined);
  expect(rigid).toMatch(undated('3'));
  expect(rigid).not.toMatch(undated('7'));
  expect(origin((draft) => void (draft.concrete.fck = 21))).not.toBe(rigid);
});

const special = `<&>"'{} {project} {#modes} \\ ${'长备注 long remark '.repeat(20)}`.slice(0, 300);

function filledWith(project: Partial<Design['project']>, variant: Variant): string[] {
  const design = givenDesign({ Nz: 10 }, (draft) => {
    draft.standardType = STANDARD_OF[variant.standard];
    Object.assign(draft.project, project);
  });
  const input = givenReport(design, variant.language);
  return readWord(fillTemplate(templateOf(variant), reportData(input), '{}')).paragraphs;
}

describe('text typed by the user', () => {
  const FIELDS = 'project company designer address telephone mail remark instruction checker approver'.split(
    ' ',
  );
  it.each(SOME_VARIANTS)('typed text is unchanged in a report in $standard, $depth, $language', (variant) => {
    const texts = Object.fromEntries(FIELDS.map((name) => [name, `${name} ${special}`]));
    // The date after each name is empty in this test, so only spaces follow.
    const printed = filledWith(texts, variant).map((text) => text.trim());
    for (const name of FIELDS) expect(printed).toContain(texts[name].trim());
  });

  it.each([
    [
      'keeps its line breaks, but no control characters',
      'first\nsecond\u0000\u000b end',
      'first\nsecond end',
    ],
    ['loses unpaired surrogates and non-characters', 'a\ufffeb\uffffc\ud800d', 'abcd'],
  ])('typed text %s', (_, remark, printed) => expect(filledWith({ remark }, VARIANTS[0])).toContain(printed));

  it('a long project name appears in full except in the header, where it is shortened', () => {
    const paragraphs = filledWith({ project: 'p'.repeat(300) }, VARIANTS[1]);
    expect(paragraphs).toContain('p'.repeat(300));
    expect(paragraphs.filter((text) => text.endsWith(`${'p'.repeat(34)}…  ·  2026-03-02`))).toHaveLength(1);
  });
});
