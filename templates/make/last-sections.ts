/**
 * Last sections of a report: the whole calculation of anchor forces and failure modes (full templates alone),
 * installation, interpretations of the standard, signatures and origin.
 */
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
  type Pair,
  pairsTable,
  signatureTable,
  shortTable,
} from './building-blocks';
import { edgeColumns, stressCaption } from './input-sections';
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

const fitted = (name: string): string => `{#installation_figures}{${name}}{/installation_figures}`;

function figures(variant: Variant): Pair[] {
  const t = wordsOf(variant);
  return [
    [t('Hole ∅, depth', '孔径、孔深'), `${fitted('d_0')}, ${fitted('h_1')}`],
    [t('Depths h_{ef}, h_{nom}', '深度 h_{ef}、h_{nom}'), `{h_ef} mm, ${fitted('h_nom')}`],
    [t('Hole in plate d_{f}', '锚板孔径 d_{f}'), fitted('d_f')],
    [t('Torque T_{inst}', '安装扭矩 T_{inst}'), fitted('T_inst')],
    [t('Wrench', '扳手开口'), fitted('wrench')],
    [t('Minimum h / s / c', '最小 h / s / c'), fitted('least')],
  ];
}

/** Returns the positions of the holes in the plate and their distances from the concrete edges. */
function places(variant: Variant): Table {
  const t = wordsOf(variant);
  return shortTable('anchors', [
    { head: t('Anchor', '锚栓'), body: '{no}', share: 1.6 },
    { head: t('Hole [mm]', '锚板孔 [mm]'), body: '{hole}', share: 2.4 },
    figure('x [mm]', 'x'),
    figure('y [mm]', 'y'),
    ...edgeColumns,
  ]);
}

const steps = (t: Words): Paragraph[] => [
  ...when('steps', [paragraph('Step', '{no}  {~step}', true)]),
  ...when('instruction', [paragraph('Step', '{instruction}', true)]),
  t.paragraph(
    'RowNote',
    'The manufacturer’s instructions take precedence. {#has_slots}Slots are {slot_length} mm long{#slots_by_standard}, because the design does not specify their length: long slots of EN 1090-2, table 11{/slots_by_standard}. {/has_slots}',
    '应优先遵守产品安装说明。{#has_slots}长圆孔长 {slot_length} mm{#slots_by_standard}（设计未规定，按 EN 1090-2 表 11 长圆孔取值）{/slots_by_standard}。{/has_slots}',
    true,
  ),
];

const plateDrawing = (t: Words, picture: string): Paragraph[] =>
  when('plate_drawing', [
    paragraph('Picture', picture, true),
    paragraph('Caption', t('Base plate [mm]', '锚板加工图 [mm]'), true),
  ]);

export function installation(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const isFull = variant.depth === 'full';
  return [
    section(isFull ? 5 : 3, t('Installation', '安装')),
    pairsTable(3, figures(variant), 'kept'),
    ...(isFull
      ? [sideBySide([steps(t), plateDrawing(t, '{%picture}')], [66, 34])]
      : [
          // The image of the stress in an elastic plate is next to the plate drawing.
          ...when('stress', [
            sideBySide(
              [
                steps(t),
                [paragraph('Picture', '{%small}', true), paragraph('Caption', stressCaption(t), true)],
                plateDrawing(t, '{%narrow}'),
              ],
              [43, 33, 24],
            ),
          ]),
          ...unless('stress', [sideBySide([steps(t), plateDrawing(t, '{%small}')], [66, 34])]),
        ]),
    ...(isFull ? [places(variant), paragraph('Gap', '', true)] : []),
    shortTable('bill', [
      { head: t('Quantity', '数量'), body: '{number}', share: 1 },
      { head: t('Part', '名称'), body: '{part}', share: 3 },
      { head: t('Size, material', '规格、材质'), body: '{size}', share: 6 },
    ]),
    paragraph('Gap', ''),
  ];
}

/** Returns the signature table, with a column per person: with rows, it would need another page. */
export const signatures = (t: Words): Table =>
  signatureTable(
    ['', t('Designed', '设计'), t('Checked', '校对'), t('Approved', '审核'), t('Stamp', '盖章')],
    [
      {
        texts: [
          t('Name, date', '姓名、日期'),
          '{designer} {designed_on}',
          '{checker} {checked_on}',
          '{approver} {approved_on}',
        ],
      },
      { texts: [t('Signature', '签名'), '', '', ''], isSigned: true },
    ],
    [2.3, 3.5, 3.5, 3.5, 4.2],
  );

const limits = (t: Words): Block[] =>
  when('has_limits', [
    heading('HEADING_2', t('Reserves up to the limits', '各输入距极限值的余量')),
    paragraph('RowNote', '{limits_note}', true),
    listTable('limits', [
      { head: t('Input', '输入'), body: '{input}', share: 4.5 },
      { head: t('Now', '现值'), body: '{from}', share: 2.4, figure: true },
      { head: t('Limit', '极限值'), body: '{limit}', share: 2.4, figure: true },
      { head: t('Reserve', '余量'), body: '{distance}', share: 2, figure: true },
      { head: t('Beyond the limit', '超过极限值后'), body: '{~beyond}', share: 8.5 },
    ]),
    ...when('free', [paragraph('RowNote', '{line}')]),
  ]);

/** Returns the interpretations to which the clauses in the calculation link. */
const readings = (t: Words): Block[] => [
  section(6, t('Interpretation of the standard', '规范解读')),
  ...when('readings', [
    // The last lines stay on the same page as the signatures, so that no page contains only signatures.
    paragraph('ReadingLine', t('{~place}{clause}: {~choice}', '{~place}{clause}：{~choice}'), true),
  ]),
];

export function closing(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const isFull = variant.depth === 'full';
  const number = isFull ? 7 : 4;
  return [
    ...(isFull ? [...limits(t), ...readings(t)] : []),
    section(
      number,
      t(
        `{#stands_alone}Signatures and origin{/stands_alone}{^stands_alone}Origin{/stands_alone}`,
        `{#stands_alone}签署与数据来源{/stands_alone}{^stands_alone}数据来源{/stands_alone}`,
      ),
    ),
    ...when('stands_alone', [signatures(t), paragraph('Gap', '', true)]),
    t.paragraph(
      'RowNote',
      '{standard}, calculated {calculated} by Anchor Designer {app_version}, {engine_version}. Anchor: {anchor_record}, {anchor_record_fingerprint}, read {anchor_record_date}. {#copied}Copied into the design: {copied}. {/copied}{#stands_alone}This file contains the design.{/stands_alone}',
      '{standard}，{calculated} 由锚栓设计软件 {app_version}（{engine_version}）计算。锚栓：{anchor_record}，{anchor_record_fingerprint}，{anchor_record_date} 读取。{#copied}设计中保存的数据：{copied}。{/copied}{#stands_alone}本文件附有设计数据。{/stands_alone}',
      true,
    ),
    ...when('stands_alone', when('disclaimer', [paragraph('RowNote', '{disclaimer}')])),
  ];
}
