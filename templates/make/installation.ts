/**
 * Page for the installer and the workshop: installation steps, depth and torque, hole positions, and the
 * plate.
 */
import { HeadingLevel, Paragraph, Table } from 'docx';
import { edgeColumns, stressCaption } from './inputs';
import { heading, listTable, pairsTable, paragraph, sideBySide, unless, when, type Pair } from './parts';
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

const THREE = { pairs: 3, label: 15, isKept: true } as const;

/** Returns the positions of the holes in the plate and their distances from the concrete edges. */
function places(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable(
    'anchors',
    [
      { head: t('Anchor', '锚栓'), body: '{no}', share: 1.6 },
      { head: t('Hole [mm]', '锚板孔 [mm]'), body: '{hole}', share: 2.4 },
      { head: 'x [mm]', body: '{x}', share: 2, figure: true },
      { head: 'y [mm]', body: '{y}', share: 2, figure: true },
      ...edgeColumns,
    ],
    'short',
  );
}

const steps = (t: Words): Paragraph[] => [
  ...when('steps', [paragraph('Step', '{no}  {~step}', true)]),
  ...when('instruction', [paragraph('Step', '{instruction}', true)]),
  paragraph(
    'RowNote',
    t(
      'The manufacturer’s instructions take precedence. {#has_slots}Slots are {slot_length} mm long{#slots_by_standard}, because the design does not specify their length: long slots of EN 1090-2, table 11{/slots_by_standard}. {/has_slots}',
      '应优先遵守产品安装说明。{#has_slots}长圆孔长 {slot_length} mm{#slots_by_standard}（设计未规定，按 EN 1090-2 表 11 长圆孔取值）{/slots_by_standard}。{/has_slots}',
    ),
    true,
  ),
];

const plateDrawing = (t: Words, picture: string): Paragraph[] =>
  when('plate_drawing', [
    paragraph('Picture', picture, true),
    paragraph('Caption', t('Base plate [mm]', '锚板加工图 [mm]'), true),
  ]);

export function installation(variant: Variant): (Paragraph | Table)[] {
  const t = wordsOf(variant);
  const isFull = variant.depth === 'full';
  const title = t('Installation', '安装');
  return [
    heading(HeadingLevel.HEADING_1, `{section_prefix}${isFull ? 5 : 3}  ${title}`),
    pairsTable(figures(variant), THREE),
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
    listTable(
      'bill',
      [
        { head: t('Quantity', '数量'), body: '{number}', share: 1 },
        { head: t('Part', '名称'), body: '{part}', share: 3 },
        { head: t('Size, material', '规格、材质'), body: '{size}', share: 6 },
      ],
      'short',
    ),
    paragraph('Gap', ''),
  ];
}
