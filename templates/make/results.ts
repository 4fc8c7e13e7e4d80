/** Forces, checks and the whole calculation of each failure mode. */
import { HeadingLevel, Paragraph, Table, TextRun } from 'docx';
import {
  heading,
  listTable,
  mark,
  paragraph,
  pairsTable,
  unless,
  verdictRuns,
  when,
  type Column,
} from './parts';
import { wordsOf, type Variant } from './variant';

type Block = Paragraph | Table;

export function forces(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const figure = (head: string, name: string): Column => ({
    head,
    body: `{${name}}`,
    share: 2,
    figure: true,
  });
  return [
    heading(HeadingLevel.HEADING_1, t('3  Anchor forces', '3  锚栓内力')),
    listTable('reactions', [
      { head: t('Anchor', '锚栓'), body: '{no}', share: 1 },
      figure(t('Tension N_{Ed} [kN]', '拉力 N_{Ed} [kN]'), 'tension'),
      figure(t('Shear V_{Ed} [kN]', '剪力 V_{Ed} [kN]'), 'shear'),
      figure('V_{Ed,x} [kN]', 'shearx'),
      figure('V_{Ed,y} [kN]', 'sheary'),
    ]),
    ...(variant.depth === 'full' ? resultants(variant) : []),
    ...when('stress', [
      heading(HeadingLevel.HEADING_2, t('Stress of the elastic base plate', '弹性锚板应力')),
      paragraph('Picture', '{%picture}'),
      paragraph('Caption', t('Von Mises stress of the base plate', '锚板 von Mises 应力云图')),
    ]),
    ...(variant.depth === 'full' ? plateFigures(variant) : []),
  ];
}

function resultants(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_2, t('Resultants', '合力')),
    pairsTable([
      [t('Tension', '拉力合力'), '{res_tension} kN'],
      [t('at x / y', '位置 x / y'), '{res_tension_x} / {res_tension_y} mm'],
      [t('Compression', '压力合力'), '{res_compression} kN'],
      [t('at x / y', '位置 x / y'), '{res_compression_x} / {res_compression_y} mm'],
      [t('Shear', '剪力合力'), '{res_shear} kN'],
      [t('Torsion', '扭矩'), '{res_torsion} kNm'],
      [t('Largest concrete stress', '混凝土最大压应力'), '{res_stress} MPa'],
      [t('Largest concrete strain', '混凝土最大压应变'), '{res_strain} ‰'],
    ]),
  ];
}

function plateFigures(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return when('plate_figures', [
    pairsTable([
      [t('Largest von Mises stress', '最大 von Mises 应力'), '{von_mises} MPa'],
      [t('Largest deflection', '最大挠度'), '{deflection} mm'],
      [t('Contact force', '接触压力合力'), '{contact_force} kN'],
      [t('Largest contact pressure', '最大接触压应力'), '{contact_pressure} MPa'],
    ]),
  ]);
}

/** First cell of a row that stands for each entry of a list: it opens the list. */
const rowName = (list: string, name: string): Paragraph[] => [
  paragraph('TableText', `{#${list}}${name}`, true),
];

/** Why the row does not apply. */
const rowReason = (): Paragraph[] => when('has_reason', [paragraph('RowNote', '{~reason}', true)]);

function modesTable(variant: Variant, name: 'tension' | 'shear', symbol: 'N' | 'V'): Table {
  const t = wordsOf(variant);
  return listTable(
    name,
    [
      { head: t('Failure mode', '破坏模式'), body: [...rowName(name, '{mode}'), ...rowReason()], share: 5 },
      {
        head: t(`Action ${symbol}_{Ed} [kN]`, `作用 ${symbol}_{Ed} [kN]`),
        body: '{action}',
        share: 3,
        figure: true,
      },
      {
        head: t(`Resistance ${symbol}_{Rd} [kN]`, `承载力 ${symbol}_{Rd} [kN]`),
        body: '{resistance}',
        share: 3,
        figure: true,
      },
      { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.5, figure: true },
      {
        head: t('Verdict', '结论'),
        body: [new Paragraph({ style: 'TableText', children: verdictRuns('{verdict}') })],
        share: 3,
      },
      { head: t('Anchors', '锚栓'), body: '{anchors}', share: 2.5 },
    ],
    'short',
  );
}

function combinedTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable(
    'combined',
    [
      {
        head: t('Combination', '组合'),
        body: [
          ...rowName('combined', '{name}'),
          ...when('has_anchors', [paragraph('RowNote', '{anchors}', true)]),
          ...rowReason(),
        ],
        share: 4,
      },
      { head: t('Condition', '条件'), body: '{~condition}', share: 4 },
      { head: 'β_{N}', body: '{beta_N}', share: 1.6, figure: true },
      { head: 'β_{V}', body: '{beta_V}', share: 1.6, figure: true },
      { head: t('Value', '计算值'), body: '{value}', share: 1.8, figure: true },
      { head: t('Limit', '限值'), body: '{limit}', share: 1.6, figure: true },
      {
        head: t('Verdict', '结论'),
        body: [
          new Paragraph({
            style: 'TableText',
            children: [...verdictRuns('{verdict}'), new TextRun('{/combined}')],
          }),
        ],
        share: 3,
      },
    ],
    'short',
  );
}

export function summary(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_1, t('4  Verification', '4  验算结果')),
    heading(HeadingLevel.HEADING_2, t('Tension', '受拉承载力')),
    modesTable(variant, 'tension', 'N'),
    heading(HeadingLevel.HEADING_2, t('Shear', '受剪承载力')),
    modesTable(variant, 'shear', 'V'),
    heading(HeadingLevel.HEADING_2, t('Combined tension and shear', '拉剪复合受力')),
    combinedTable(variant),
    paragraph(
      'Note',
      variant.standard === 'EN1992-4'
        ? t(
            'Steel must be satisfied; of the two conditions for concrete, one must be (EN 1992-4, 7.2.3).',
            '钢材条件必须满足；混凝土的两个条件满足其一即可（EN 1992-4，7.2.3）。',
          )
        : t(
            'The first two rows are the conditions of JGJ145-2013, 6.1. The linear sum with the limit 1.2 is not of JGJ145-2013; it is given for comparison with EN 1992-4.',
            '前两行为 JGJ 145-2013 第 6.1 节的规定条件。限值 1.2 的线性叠加不属于 JGJ 145-2013，仅供与 EN 1992-4 对照。',
          ),
    ),
  ];
}

/** Formula with its numbers below, value, unit and clause. */
function stepsTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable('steps', [
    {
      head: t('Formula, with numbers below', '公式及代入数值'),
      body: [
        paragraph('Formula', '{#steps}{~symbol} = {~formula}'),
        mark('{#has_numbers}'),
        paragraph('FormulaNumbers', '= {~numbers}'),
        mark('{/has_numbers}'),
      ],
      share: 11,
    },
    {
      head: t('Value', '计算值'),
      body: [paragraph('FormulaValue', '{value} {unit}')],
      share: 3.2,
      figure: true,
    },
    { head: t('Clause', '条款'), body: '{clause}', share: 4.2 },
  ]);
}

function givensTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable('givens', [
    { head: t('Given by', '已知条件来源'), body: '{origin}', share: 1 },
    { head: t('Values', '取值'), body: [paragraph('Formula', '{~values}{/givens}')], share: 5 },
  ]);
}

/** Part by part; a calculation in one piece is one part without a title. */
const calculation = (variant: Variant): Block[] =>
  when('parts', [
    ...when('has_title', [heading(HeadingLevel.HEADING_3, '{title}')]),
    ...when('has_givens', [givensTable(variant), paragraph('TableText', '')]),
    ...when('has_steps', [stepsTable(variant)]),
  ]);

export function calculations(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_1, t('5  Calculation', '5  计算过程')),
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
    ...when('combined', [paragraph('Note', '{name}', true), paragraph('Formula', '{~calculation}')]),
  ];
}
