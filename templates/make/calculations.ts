/** The whole calculation of the anchor forces and of each failure mode, line by line; full templates. */
import { HeadingLevel, Paragraph, Table } from 'docx';
import { heading, listTable, mark, paragraph, unless, when } from './parts';
import { wordsOf, type Variant } from './variant';

type Block = Paragraph | Table;

/** Formula with its numbers, value, unit and clause. */
function stepsTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable('steps', [
    {
      head: t('Formula = numbers', '公式 = 代入数值'),
      body: [mark('{#steps}{#lines}'), paragraph('Formula', '{~equation}'), mark('{/lines}')],
      share: 14,
    },
    {
      head: t('Value', '计算值'),
      body: [paragraph('FormulaValue', '{value} {unit}')],
      share: 2.9,
      figure: true,
    },
    { head: t('Clause', '条款'), body: '{clause_short}', share: 2.9 },
  ]);
}

function givensTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable('givens', [
    { head: t('Given by', '已知条件来源'), body: '{origin}', share: 1 },
    { head: t('Values', '取值'), body: [paragraph('TableText', '{~values}{/givens}')], share: 6 },
  ]);
}

/** Part by part; a calculation in one piece is one part without a title. */
const calculation = (variant: Variant): Block[] =>
  when('parts', [
    ...when('has_title', [heading(HeadingLevel.HEADING_3, '{title}')]),
    ...when('has_givens', [givensTable(variant), paragraph('Gap', '')]),
    ...when('has_steps', [stepsTable(variant)]),
  ]);

export function calculations(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_1, t('4  Calculation', '4  计算过程')),
    paragraph(
      'RowNote',
      t(
        'Clauses are those of {standard}. i stands for the number of an anchor.',
        '条款均指 {standard}；i 为锚栓编号。',
      ),
    ),
    ...when('forces', [
      heading(HeadingLevel.HEADING_2, t('Design loads and forces of the anchors', '荷载设计值与锚栓内力')),
      ...calculation(variant),
    ]),
    ...when('modes', [
      heading(HeadingLevel.HEADING_2, '{name}'),
      ...when('applicable', [
        paragraph(
          'Note',
          t(
            'Action {action} kN, resistance {resistance} kN, utilisation {utilisation}, anchors {anchors}: {verdict}.',
            '作用 {action} kN，承载力 {resistance} kN，利用率 {utilisation}，锚栓 {anchors}：{verdict}。',
          ),
          true,
        ),
        ...calculation(variant),
      ]),
      ...unless('applicable', [paragraph('Note', '{~reason}')]),
    ]),
    heading(HeadingLevel.HEADING_2, t('Combined tension and shear', '拉剪复合受力')),
    ...when('combined', [
      paragraph('Note', '{name}  {anchors}', true),
      paragraph('Formula', '{~calculation}'),
    ]),
    heading(HeadingLevel.HEADING_2, t('Symbols', '符号')),
    paragraph('SymbolList', '{~symbols}'),
  ];
}
