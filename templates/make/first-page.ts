/** First page of a report: what was verified, the verdict, and open points. */
import { Paragraph, type Table, TextRun } from 'docx';
import {
  type Block,
  paragraph,
  heading,
  when,
  unless,
  type Pair,
  pairsTable,
  sideBySide,
  listTable,
  shortTable,
  loadColumns,
  figure,
  verdictColumn,
} from './building-blocks';
import { actionIndex, wordsOf, type Variant, type Words } from './variant';

export const projectPairs = (t: Words, own: readonly Pair[] = []): Table =>
  pairsTable(2, [
    [t('Project', '工程名称'), '{project}', 'wide'],
    ...own,
    [t('Company', '设计单位'), '{company}'],
    [t('Address', '地址'), '{address}'],
    [t('Phone number', '电话'), '{telephone}'],
    [t('Email', '邮箱'), '{mail}'],
    [t('Date', '日期'), '{date}'],
  ]);

/** Returns the status of the edition of the standard and the origin of the partial factors. */
function editionNote({ standard, depth }: Variant, t: Words): string {
  // Only the full report contains this note, because the short report has no space left for it.
  if (depth === 'simple') return '';
  return standard === 'EN1992-4'
    ? t(
        ' EN 1992-4:2018: its successor was under enquiry in spring 2026, withdrawal planned for 2028. Partial factors: from the anchor’s record, otherwise γ_{c} of EN 1992-1-1, 2.4.2.4 (recommended value) times γ_{inst}; a National Annex may set other values.',
        'EN 1992-4:2018：后续版本2026年春征求意见，计划2028年废止。分项系数：取锚栓记录值；无记录值时取 EN 1992-1-1，2.4.2.4 的 γ_{c} 推荐值乘以 γ_{inst}，各国附录可另有规定。',
      )
    : t(
        ' No successor of JGJ145-2013 is known. Partial factors: from the anchor’s record, otherwise from JGJ145-2013, table 4.3.10.',
        'JGJ145-2013 未见后续版本。分项系数：取锚栓记录值；无记录值时取 JGJ145-2013 表 4.3.10。',
      );
}

function titlePart(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const designPairs: Pair[] = [
    [t('Position', '部位编号'), '{position}'],
    [t('Revision', '版本'), '{revision}'],
  ];
  const title =
    variant.standard === 'EN1992-4'
      ? t('Verification of post-installed anchors to EN 1992-4:2018', '后锚固连接验算书（EN 1992-4:2018）')
      : t('Verification of post-installed anchors to JGJ 145-2013', '后锚固连接验算书（JGJ 145-2013）');
  return [
    ...when('stands_alone', when('logo', [paragraph('Logo', '{%picture}')])),
    heading('TITLE', title),
    ...when('stands_alone', [projectPairs(t, designPairs)]),
    ...when('changes', [paragraph('RowNote', t('Change: {~line}', '修改：{~line}'))]),
  ];
}

/** Returns the start of the report on a design that cannot be calculated. */
export const incompleteHead = (variant: Variant): Block[] => [
  ...titlePart(variant),
  new Paragraph({ style: 'Verdict', keepNext: true, children: [new TextRun('{verdict}')] }),
  wordsOf(variant).paragraph(
    'VerdictNote',
    'Nothing was calculated, because inputs are missing or not possible:',
    '因输入缺失或不成立，尚未计算：',
  ),
  ...reservationLines(variant),
];

export function firstPage(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const european = variant.standard === 'EN1992-4';
  return [
    ...titlePart(variant),
    ...verdict(variant),
    ...pictures(variant),
    checks(variant),
    paragraph(
      'RowNote',
      (european
        ? t(
            'The condition for steel must be satisfied, and at least one of the two for concrete (EN 1992-4, 7.2.3).',
            '钢材条件必须满足；混凝土的两个条件满足其一即可（EN 1992-4，7.2.3）。',
          )
        : t(
            'The first two sums are the conditions of JGJ145-2013, 6.1; the linear sum with the limit 1.2, which that standard does not contain, is accepted instead of the second.',
            '前两个组合为 JGJ 145-2013 第 6.1 节的规定条件。第二个条件也可由限值 1.2 的线性求和代替，但该规程无此规定。',
          )) + editionNote(variant, t),
    ),
    ...when('has_combinations', [
      // The short report has no space left for a gap.
      ...(variant.depth === 'full' ? [paragraph('Gap', '', true)] : []),
      combinations(variant),
    ]),
    ...(variant.depth === 'full'
      ? when('factors_note', [paragraph('AssumptionLine', '{factors_note}')])
      : []),
    ...when('combinations_note', [paragraph('AssumptionLine', '{combinations_note}')]),
    ...when('list_note', [paragraph('AssumptionLine', '{list_note}')]),
    ...lines(variant, 'not_checked'),
    ...when('has_remark', [pairsTable(2, [[t('Remark', '备注'), '{remark}', 'wide']])]),
  ];
}

/** Returns the remarks in `list`, with one paragraph for each kind. */
export const lines = (variant: Variant, list: string): Block[] =>
  when(list, [
    new Paragraph({
      style: 'RemarkLine',
      children: [
        new TextRun({ text: wordsOf(variant)('{kind}: ', '{kind}：'), style: 'Governing' }),
        new TextRun('{~line}'),
      ],
    }),
  ]);

const reservationLines = (variant: Variant): Block[] =>
  when('reservations', [
    new Paragraph({
      style: 'ReservationLine',
      children: [
        new TextRun({ text: '▲ ', style: 'Reserved' }),
        new TextRun('{~wording}'),
        new TextRun(
          wordsOf(variant)('{#is_cited}  ({clause}){/is_cited}', '{#is_cited}（{clause}）{/is_cited}'),
        ),
      ],
    }),
  ]);

/** Returns the verdict in its colour, the governing check, the reservations and the assumptions. */
function verdict(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const words = [
    ['is_verified', 'Pass'],
    ['is_reserved', 'Reserved'],
    ['is_failed', 'Fail'],
    ['is_nothing', 'Nothing'],
  ].flatMap(([section, style]) => [
    new TextRun(`{#${section}}`),
    new TextRun({ text: '{verdict}', style }),
    new TextRun(`{/${section}}`),
  ]);
  return [
    new Paragraph({ style: 'Verdict', keepNext: true, children: words }),
    ...when('governs', [
      new Paragraph({
        style: 'VerdictNote',
        children: [
          new TextRun(variant.depth === 'full' ? '{~governing_named}' : '{governing_mode}'),
          new TextRun(t(': ', '：')),
          new TextRun({ text: '{governing}', style: 'Governing' }),
          new TextRun(t('  ({verdict_beside})', '（{verdict_beside}）')),
        ],
      }),
    ]),
    ...unless('governs', [
      t.paragraph(
        'VerdictNote',
        'The anchors carry neither tension nor shear  ({verdict_beside}).',
        '锚栓既不受拉也不受剪（{verdict_beside}）。',
      ),
    ]),
    ...(variant.standard === 'JGJ145-2013' ? when('importance', [paragraph('VerdictNote', '{~line}')]) : []),
    ...reservationLines(variant),
    paragraph('AssumptionLine', '{~assumptions}'),
  ];
}

function pictures(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const cell = (name: string, caption: string) =>
    when(name, [paragraph('Picture', '{%beside}'), paragraph('Caption', caption)]);
  const plan = t(
    'Plan with design loads and anchor forces [mm, kN, kNm]; circles: tension N, arrows: shear V',
    '平面图：荷载设计值与锚栓内力 [mm, kN, kNm]；圆：拉力 N，箭头：剪力 V',
  );
  return [
    ...when('view', [sideBySide([cell('view', t('3D view', '三维视图')), cell('sketch', plan)], [5, 8])]),
    // If there is no 3D view, the plan is printed larger.
    ...unless('view', when('sketch', [paragraph('Picture', '{%wide}'), paragraph('Caption', plan)])),
    paragraph('Gap', ''),
  ];
}

/** Returns one table with all failure modes and combined checks. */
function checks(variant: Variant): Table {
  const t = wordsOf(variant);
  const index = actionIndex(variant);
  // In Chinese, a utilisation with its limit is longer; in English, the name of a check is longer.
  const [check, utilisation] = variant.language === 'cn' ? [5.75, 2.65] : [6.35, 1.85];
  // The full report has a separate table for the edges.
  const lists = variant.depth === 'simple' ? ['modes_and_edges', 'sums'] : ['checks'];
  return shortTable(lists, [
    {
      head: t('Check', '验算项'),
      body: (opening) => [
        paragraph('TableText', `${opening}${variant.depth === 'full' ? '{~named}' : '{name}'}`, true),
        ...when('has_reason', [paragraph('RowNote', '{~reason}', true)]),
      ],
      share: check,
    },
    figure(
      t(`Action N_{${index}}, V_{${index}} [kN]`, `作用 N_{${index}}、V_{${index}} [kN]`),
      '~action',
      1.95,
    ),
    figure(t('Resistance N_{Rd}, V_{Rd} [kN]', '承载力 N_{Rd}、V_{Rd} [kN]'), '~resistance', 2.1),
    { head: t('Utilisation', '利用率'), body: '{utilisation}', share: utilisation, figure: true },
    verdictColumn(t('Verdict', '结论'), 2.15),
    { head: t('Anchors', '锚栓'), body: '{anchors}', share: 2.6 },
  ]);
}

function combinations(variant: Variant): Table {
  const t = wordsOf(variant);
  const [loads, check] = variant.language === 'cn' ? [5, 3.9] : [4.1, 4.8];
  // The short report lists several rows with short names; in the full report, one name may be long.
  const [name, share, verdict] = variant.depth === 'simple' ? [2.7, 1.7, 3.8] : [3.7, 1.8, 3.3];
  return shortTable(
    // The full report has a separate table for the load list rows.
    variant.depth === 'simple' ? ['combinations', 'gravest'] : 'combinations',
    [
      { head: t('Combination', '荷载组合'), body: '{name}', share: name },
      { head: t('Loads [kN, kNm]', '荷载 [kN, kNm]'), body: '{loads}', share: loads },
      { head: t('Governing check', '控制验算项'), body: '{governing}', share: check },
      { head: t('Utilisation', '利用率'), body: '{utilisation}', share, figure: true },
      { head: t('Verdict', '结论'), body: '{#bad}✗ {/bad}{verdict}', share: verdict },
    ],
  );
}

/** Returns the number of load list rows governed by each check, and the critical rows. */
export function loadList(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return when('has_listed', [
    heading(
      'HEADING_2',
      t(
        'Load list: rows that fail or reach 90 % of the largest utilisation ({listed_count})',
        '荷载表：不满足或利用率达到最大值 90 % 的荷载行（{listed_count} 行）',
      ),
    ),
    shortTable('list_checks', [
      { head: t('Governing check', '控制验算项'), body: '{name}', share: 10 },
      { head: t('Rows', '荷载行数'), body: '{rows}', share: 3, figure: true },
      { head: t('Largest utilisation', '最大利用率'), body: '{utilisation}', share: 4, figure: true },
    ]),
    paragraph('Gap', '', true),
    listTable('listed', [
      { head: t('Row', '荷载行'), body: '{name}', share: 5.2 },
      ...loadColumns(1.75),
      { head: t('Governing check', '控制验算项'), body: '{governing}', share: 4.8 },
      { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.75, figure: true },
      { head: t('Verdict', '结论'), body: '{#bad}✗ {/bad}{verdict}', share: 3 },
    ]),
    ...when('listed_more', [paragraph('RowNote', '{listed_more}')]),
  ]);
}
