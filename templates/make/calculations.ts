/** Section of the full templates with the whole calculation of anchor forces and failure modes. */
import { Paragraph, type Table, TextRun } from 'docx';
import {
  type Block,
  paragraph,
  heading,
  section,
  mark,
  when,
  unless,
  sideBySide,
  listTable,
  figure,
  type Column,
} from './parts';
import { actionIndex, wordsOf, type Variant, type Words } from './variant';

function stepsTable(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable('steps', [
    {
      head: t('Formula = numbers', '公式 = 代入数值'),
      body: [mark('{#steps}{#lines}'), paragraph('Formula', '{~equation}'), mark('{/lines}')],
      share: 13.2,
      isCentred: true,
    },
    {
      head: t('Value', '计算值'),
      body: [paragraph('FormulaValue', '{value} {unit}')],
      share: 2.7,
      figure: true,
      isCentred: true,
    },
    { head: t('Clause', '条款'), body: '{~clause_link}', share: 3.9, isCentred: true },
  ]);
}

/** Returns the given values, one line per origin. */
function givens(variant: Variant): Paragraph[] {
  const t = wordsOf(variant);
  const given = new Paragraph({
    style: 'TableText',
    children: [
      new TextRun({ text: t('{origin}: ', '{origin}：'), style: 'Governing' }),
      new TextRun('{~values}'),
    ],
  });
  return when('givens', [given]);
}

/** Returns the given values, with the two views of the edge next to them. */
const besideEdge = (variant: Variant): Block =>
  sideBySide(
    [givens(variant), [paragraph('Picture', '{%face}')], [paragraph('Picture', '{%above}')]],
    [248, 236, 158],
  );

/** Returns the calculation, one partial check after another; the only part of a calculation has no title. */
function calculation(variant: Variant, of: 'forces' | 'check'): Block[] {
  const whole = when('has_givens', [...givens(variant), paragraph('Gap', '')]);
  return when('parts', [
    ...when('has_title', [heading('HEADING_3', '{title}')]),
    ...(of === 'forces'
      ? whole
      : [
          ...when('area', [sideBySide([givens(variant), [paragraph('Picture', '{%picture}')]], [1, 1])]),
          ...when('edge_area', [besideEdge(variant)]),
          ...unless('area', unless('edge_area', whole)),
        ]),
    ...when('has_steps', [stepsTable(variant)]),
  ]);
}

/** Returns the table that compares the edges, with the factors in each resistance. */
function edges(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const index = actionIndex(variant);
  const clause = index === 'Ed' ? t(' (7.2.2.5)', '（7.2.2.5）') : '';
  return [
    t.paragraph(
      'TableNote',
      `Every edge, the governing one first [mm, mm², kN]. ψ_{V} = ψ_{s,V} ψ_{h,V} ψ_{ec,V} ψ_{α,V} ψ_{re,V}; c'_{1}: edge distance used; V_{${index}} = √(P² + Q²), P towards the edge, Q along it${clause}.`,
      `各边缘，控制者居首 [mm, mm², kN]。ψ_{V} = ψ_{s,V} ψ_{h,V} ψ_{ec,V} ψ_{α,V} ψ_{re,V}；c'_{1} 为计算采用的边距；V_{${index}} = √(P² + Q²)，P 指向该边，Q 沿该边${clause}。`,
      true,
    ),
    listTable('edges', [
      { head: t('Edge: anchors', '边缘：锚栓'), body: '{name}', share: 3.4 },
      figure('P', 'P', 1.1),
      figure('Q', 'Q', 1.1),
      figure('c_{1}', 'c_1', 1),
      figure("c'_{1}", 'c_1_used', 1.1),
      figure('A_{c,V}', 'A_c_V', 1.3),
      figure('A_{c,V}⁰', 'A_c_V_0', 1.3),
      figure('ψ_{V}', 'psi_V', 1.3),
      figure('V_{Rk,c}', 'V_Rk_c', 1.3),
      figure(`V_{${index}}`, 'action', 1.3),
      figure('V_{Rd,c}', 'resistance', 1.3),
      figure('β_{V}', 'utilisation', 1.3),
    ]),
  ];
}

const symbolColumns = (t: Words, half: 1 | 2): Column[] => [
  { head: t('Symbol', '符号'), body: `{~symbol_${half}}`, share: 2.1, style: 'SymbolList' },
  { head: t('Meaning', '含义'), body: `{meaning_${half}}`, share: 8.2, style: 'SymbolList' },
  { head: t('Unit', '单位'), body: `{unit_${half}}`, share: 1.6, style: 'SymbolList' },
  { head: t('Value', '取值'), body: `{value_${half}}`, share: 1.9, style: 'SymbolFigure', figure: true },
];

export function calculations(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    section(4, t('Calculation', '计算过程')),
    t.paragraph(
      'RowNote',
      'Clauses are those of {standard}. i is the number of an anchor.',
      '条款均指 {standard}；i 为锚栓编号。',
      true,
    ),
    ...when('forces', [
      heading('HEADING_2', t('Design loads and anchor forces', '荷载设计值与锚栓内力')),
      ...calculation(variant, 'forces'),
    ]),
    ...when('modes', [
      heading('HEADING_2', '{~place}{name}'),
      ...when('applicable', [
        t.paragraph(
          'Note',
          'Action {action} kN, resistance {resistance} kN, utilisation {utilisation}, {checked}: {verdict}.',
          '作用 {action} kN，承载力 {resistance} kN，利用率 {utilisation}，{checked}：{verdict}。',
          true,
        ),
        ...calculation(variant, 'check'),
        ...when('has_edges', edges(variant)),
      ]),
      ...unless('applicable', [paragraph('Note', '{~reason}')]),
    ]),
    heading('HEADING_2', t('{~combined_place}Combined tension and shear', '{~combined_place}拉剪复合受力')),
    ...when('combined', [paragraph('Note', '{heading}', true), paragraph('Formula', '{~calculation}')]),
    heading('HEADING_2', t('Symbols', '符号')),
    t.paragraph(
      'TableNote',
      'The symbols of the anchor data are listed in section {section_prefix}3. —: a value for each anchor or check, see the calculation.',
      '锚栓参数的符号见第 {section_prefix}3 节。—：各锚栓或各验算项取值不同，见计算过程。',
      true,
    ),
    listTable('symbol_rows', [...symbolColumns(t, 1), ...symbolColumns(t, 2)]),
  ];
}
