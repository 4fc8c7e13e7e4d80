/** Last sections of a report: installation, interpretations of the standard, signatures and origin. */
import type { Paragraph, Table } from 'docx';
import { edgeColumns, stressCaption } from './inputs';
import {
  type Block,
  paragraph,
  heading,
  section,
  when,
  unless,
  type Pair,
  pairsTable,
  sideBySide,
  signatureTable,
  listTable,
  shortTable,
  figure,
} from './parts';
import { wordsOf, type Variant, type Words } from './variant';

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
