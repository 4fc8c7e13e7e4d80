import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { inOrder } from '@/design/verdict/calculation';
import { checkData } from '@/report/content/check-data';
import { shownCase } from '@/report/content/combination-data';
import { reportData } from '@/report/content/report-data';
import { fillTemplate } from '@/report/word/fill';
import { reportInput, resultOf, seedAnchors, templateOf, VARIANTS } from '@/testing/report-cases';
import { readWord } from '@/testing/word-reader';

const design = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.loads.dead, { Nz: 12, Vx: 5 });
});
const input = reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');

it('the report data cite the load code for combined loads, but not for a load list row, which contains design loads', () => {
  const clausesOf = (row: string | undefined) =>
    JSON.stringify(checkData({ ...input, row }).forces).includes('EN 1990');
  expect([clausesOf(undefined), clausesOf('LC1')]).toEqual([true, false]);
  const { forces } = checkData({ ...input, row: 'LC1' });
  const [loads] = (forces && forces.parts[0].givens.filter(({ origin }) => origin === 'loads')) || [];
  const text = loads.values.map((run) => ('text' in run ? run.text : '')).join('');
  expect(text).toContain('16.2');
  expect(text).not.toContain('γ');
});

it('a report on a load list row prints the entered loads and the row, and explains only symbols of its calculation', () => {
  const [, other] = inOrder([shownCase(input), { ...shownCase(input), combination: 2 as const }]);
  const data = reportData({ ...input, row: 'LC1', others: [other] });
  const [dead, row] = data.loads;
  expect([dead.name, dead.Nz, row.name, row.Nz]).toEqual(['Dead load', '12.000', 'Row ‘LC1’', '12.000']);
  const explained = data.symbols.map((run) => ('text' in run ? run.text : '')).join('');
  expect(explained).toContain('design normal force');
  expect(explained).not.toMatch(/dead load|live load/);
  const ofCombination = reportData(input)
    .symbols.map((run) => ('text' in run ? run.text : ''))
    .join('');
  expect(ofCombination).toMatch(/dead load/);
});

it.each(VARIANTS.map((variant) => [variant] as const))(
  'header, footer and signatures of an empty project contain no stray dot or dash in the report variant %j',
  (variant) => {
    const { paragraphs, tables } = readWord(fillTemplate(templateOf(variant), reportData(input), '{}'));
    expect(paragraphs.filter((text) => /^[\s·]*·|·\s*$|·\s*—/.test(text))).toEqual([]);
    const name = variant.language === 'en' ? 'Signature' : '签名';
    const signed = tables.map((rows) => rows.flat()).find((cells) => cells.includes(name));
    expect(signed).toBeDefined();
    expect(signed).not.toContain('—');
    const foot = variant.language === 'en' ? /inputs [0-9a-f]{16}/ : /输入数据指纹 [0-9a-f]{16}/;
    expect(paragraphs.some((text) => foot.test(text) && text.includes('·'))).toBe(true);
  },
);
