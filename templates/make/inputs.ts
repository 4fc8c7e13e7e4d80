/** Project, verdict and inputs. */
import { HeadingLevel, Paragraph, Table, TextRun } from 'docx';
import { heading, listTable, paragraph, pairsTable, unless, when, type Pair } from './parts';
import { wordsOf, type Variant } from './variant';

type Block = Paragraph | Table;

export function titleBlock(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const european = variant.standard === 'EN1992-4';
  const title = european
    ? t('Verification of post-installed anchors to EN 1992-4:2018', '后锚固连接验算书（EN 1992-4:2018）')
    : t('Verification of post-installed anchors to JGJ 145-2013', '后锚固连接验算书（JGJ 145-2013）');
  return [
    heading(HeadingLevel.TITLE, title),
    pairsTable(
      [
        [t('Project', '工程名称'), '{project}', 'wide'],
        [t('Company', '设计单位'), '{company}'],
        [t('Designer', '设计人'), '{designer}'],
        [t('Address', '地址'), '{address}', 'wide'],
        [t('Telephone', '电话'), '{telephone}'],
        [t('Mail', '邮箱'), '{mail}'],
        [t('Date', '日期'), '{date}', 'wide'],
        [t('Remark', '备注'), '{remark}', 'wide'],
      ],
      12,
    ),
    ...verdict(variant),
  ];
}

/** The word in its colour, what governs, what to know before signing, what was taken for granted. */
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
          new TextRun(t('{governing_mode}: ', '{governing_mode}：')),
          new TextRun({ text: '{governing}', style: 'Governing' }),
          new TextRun(t('  ({verdict_beside})', '（{verdict_beside}）')),
        ],
      }),
    ]),
    ...unless('governs', [
      paragraph(
        'VerdictNote',
        t(
          'The anchors carry neither tension nor shear  ({verdict_beside}).',
          '锚栓既不受拉也不受剪（{verdict_beside}）。',
        ),
      ),
    ]),
    ...when('reservations', [
      new Paragraph({
        style: 'ReservationLine',
        children: [
          new TextRun({ text: '▲ ', style: 'Reserved' }),
          new TextRun('{~wording}'),
          new TextRun(t('  ({clause})', '（{clause}）')),
        ],
      }),
    ]),
    paragraph('AssumptionLine', '{assumptions}'),
    ...when('combinations_note', [paragraph('AssumptionLine', '{combinations_note}')]),
    ...when('has_combinations', [combinations(variant)]),
    ...when('list_note', [paragraph('AssumptionLine', '{list_note}')]),
    ...when('has_listed', [loadList(variant)]),
  ];
}

/** The worst rows of the load list. */
function loadList(variant: Variant): Table {
  const t = wordsOf(variant);
  const load = (head: string, name: string) => ({ head, body: `{${name}}`, share: 2.2, figure: true });
  return listTable(
    'listed',
    [
      { head: t('Row', '荷载行'), body: '{name}', share: 3 },
      load('N_{z} [kN]', 'Nz'),
      load('V_{x} [kN]', 'Vx'),
      load('V_{y} [kN]', 'Vy'),
      load('M_{x} [kNm]', 'Mx'),
      load('M_{y} [kNm]', 'My'),
      load('M_{z} [kNm]', 'Mz'),
      { head: t('Governing check', '控制验算项'), body: '{governing}', share: 4 },
      { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.8, figure: true },
      { head: t('Verdict', '结论'), body: '{#bad}✗ {/bad}{verdict}', share: 3.4 },
    ],
    'long',
  );
}

/** Which combination of the loads decides, and how the others came out. */
function combinations(variant: Variant): Table {
  const t = wordsOf(variant);
  return listTable(
    'combinations',
    [
      { head: t('Combination', '荷载组合'), body: '{name}', share: 3 },
      { head: t('Loads', '荷载'), body: '{factors}', share: 3 },
      { head: t('Governing check', '控制验算项'), body: '{governing}', share: 5 },
      { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.5, figure: true },
      { head: t('Verdict', '结论'), body: '{#bad}✗ {/bad}{verdict}', share: 4 },
    ],
    'short',
  );
}

function concretePairs(variant: Variant): Pair[] {
  const t = wordsOf(variant);
  const european = variant.standard === 'EN1992-4';
  const strength: Pair = european
    ? [t('Cylinder strength f_{ck}', '圆柱体抗压强度 f_{ck}'), '{f_ck} MPa']
    : [t('Cube strength f_{cu,k}', '立方体抗压强度标准值 f_{cu,k}'), '{f_cuk} MPa'];
  const situation: Pair = european
    ? [t('Concrete safety factor', '混凝土分项系数'), '{concrete_factor}']
    : [t('Structure', '结构构件类型'), '{structure}'];
  return [
    [t('Grade', '强度等级'), '{concrete_grade}'],
    strength,
    [t('Thickness h', '基材厚度 h'), '{h} mm'],
    [t('Modulus of elasticity', '弹性模量'), '{concrete_E} GPa'],
    [t('State', '混凝土状态'), '{concrete_state}'],
    [t('Reinforcement', '配筋'), '{reinforcement}'],
    [t('Edge reinforcement', '边缘配筋'), '{edge_reinforcement}'],
    [t('Crack width limited to 0.3 mm', '裂缝宽度限制为 0.3 mm'), '{crack_width_limited}'],
    situation,
  ];
}

function anchorPairs(variant: Variant): Pair[] {
  const t = wordsOf(variant);
  const shared: Pair[] = [
    [t('Anchor', '锚栓'), '{anchor_name}', 'wide'],
    [t('Number of anchors', '锚栓数量'), '{anchor_count}'],
    [t('Embedment depth h_{ef}', '有效锚固深度 h_{ef}'), '{h_ef} mm'],
  ];
  if (variant.depth === 'full') return shared;
  return [
    ...shared,
    [t('Material', '材质'), '{anchor_material}'],
    [t('Steel grade', '性能等级'), '{anchor_class}'],
    [t('Assessment', '认证'), '{anchor_assessment}', 'wide'],
  ];
}

function platePairs(variant: Variant): Pair[] {
  const t = wordsOf(variant);
  return [
    [t('Length x width', '长 × 宽'), '{plate_length} × {plate_width} mm'],
    [t('Thickness', '厚度'), '{plate_thickness} mm'],
    [t('Stiffness', '刚度'), '{plate_stiffness}'],
    [t('Modulus / Poisson', '弹性模量/泊松比'), '{plate_E} GPa / {plate_v}'],
    [t('Profile', '型材'), '{profile_name}'],
    [t('H x W x T x FT', 'H × W × T × FT'), '{profile_size} mm'],
    [t('Eccentricity ex / ey', '偏心 ex / ey'), '{profile_ex} / {profile_ey} mm'],
    [t('Rotation', '转角'), '{profile_rotation}°'],
  ];
}

function installationPairs(variant: Variant): Pair[] {
  const t = wordsOf(variant);
  return [
    [t('Installation', '安装形式'), '{installation}'],
    [t('Annular gap', '锚板孔间隙'), '{annular_gap}'],
    [t('Base distance', '悬空距离'), '{base_distance}'],
    [t('Degree of restraint', '约束程度'), '{restraint}'],
    [t('Drilling', '钻孔方式'), '{drilling}'],
    [t('Drill hole', '孔内状况'), '{hole_dryness}'],
    [t('Hole cleaning', '清孔方式'), '{hole_cleaning}'],
    [t('Drill hole filled', '孔隙填充'), '{hole_filled}'],
    [t('Long-term temperature', '长期温度'), '{temperature_long} °C'],
    [t('Short-term temperature', '短期温度'), '{temperature_short} °C'],
  ];
}

function edgesTable(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_2, t('Edge distances of the outermost anchors', '最外侧锚栓边距')),
    pairsTable([
      ['X+', '{edge_X1}'],
      ['X−', '{edge_X2}'],
      ['Y+', '{edge_Y1}'],
      ['Y−', '{edge_Y2}'],
    ]),
  ];
}

function coordinates(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    heading(HeadingLevel.HEADING_2, t('Coordinates of the anchors', '锚栓坐标')),
    listTable('anchors', [
      { head: t('Nr', '编号'), body: '{no}', share: 1 },
      { head: 'x [mm]', body: '{x}', share: 2, figure: true },
      { head: 'y [mm]', body: '{y}', share: 2, figure: true },
      { head: t('Slotted along x', 'x 向长圆孔'), body: '{slot_x}', share: 2, figure: true },
      { head: t('Slotted along y', 'y 向长圆孔'), body: '{slot_y}', share: 2, figure: true },
    ]),
  ];
}

function anchorData(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    ...when('anchor_picture', [
      paragraph('Picture', '{%picture}'),
      paragraph('Caption', t('Anchor {anchor_name}', '锚栓 {anchor_name}')),
    ]),
    ...when('anchor_data', [
      heading(HeadingLevel.HEADING_3, '{group}'),
      listTable('rows', [
        { head: t('Property', '参数'), body: '{name}', share: 5 },
        { head: t('Symbol', '符号'), body: '{~symbol}', share: 2 },
        { head: t('Value', '取值'), body: '{value}', share: 4, figure: true },
        { head: t('Unit', '单位'), body: '{unit}', share: 2 },
      ]),
    ]),
  ];
}

function drawings(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    ...when('sketch', [
      paragraph('Picture', '{%picture}'),
      paragraph('Caption', t('Plan of plate, anchors and edges [mm]', '锚板、锚栓与混凝土边缘平面图 [mm]')),
    ]),
    ...when('view', [paragraph('Picture', '{%picture}'), paragraph('Caption', t('3D view', '三维视图'))]),
  ];
}

export function inputs(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const full = variant.depth === 'full';
  return [
    heading(HeadingLevel.HEADING_1, t('1  Inputs', '1  设计输入')),
    heading(HeadingLevel.HEADING_2, t('Anchor', '锚栓')),
    pairsTable(anchorPairs(variant)),
    ...(full ? anchorData(variant) : []),
    heading(HeadingLevel.HEADING_2, t('Concrete', '混凝土基材')),
    pairsTable(concretePairs(variant)),
    heading(HeadingLevel.HEADING_2, t('Base plate and profile', '锚板与型材')),
    pairsTable(platePairs(variant)),
    heading(HeadingLevel.HEADING_2, t('Installation', '安装')),
    pairsTable(installationPairs(variant)),
    ...edgesTable(variant),
    ...(full ? coordinates(variant) : []),
    ...drawings(variant),
  ];
}

export function loads(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const figure = (head: string, name: string) => ({ head, body: `{${name}}`, share: 2, figure: true });
  return [
    heading(HeadingLevel.HEADING_1, t('2  Loads', '2  荷载')),
    listTable('loads', [
      { head: t('Load', '荷载'), body: '{name}', share: 3 },
      figure(t('Factor', '分项系数'), 'factor'),
      figure('N_{z} [kN]', 'Nz'),
      figure('V_{x} [kN]', 'Vx'),
      figure('V_{y} [kN]', 'Vy'),
      figure('M_{x} [kNm]', 'Mx'),
      figure('M_{y} [kNm]', 'My'),
      figure('M_{z} [kNm]', 'Mz'),
    ]),
    paragraph(
      'Note',
      t(
        'At the centre of the profile. N_{z} > 0 pulls the plate off the concrete; moments follow the right-hand rule.',
        '荷载作用于型材中心。N_{z} > 0 表示锚板受拉脱离混凝土；弯矩按右手法则取正。',
      ),
    ),
    paragraph('Note', t('Combination: {combination}.', '荷载组合：{combination}。')),
    ...(variant.standard === 'JGJ145-2013'
      ? [
          paragraph(
            'Note',
            t(
              'The importance factor γ_{0} must be contained in the loads.',
              '结构重要性系数 γ_{0} 应计入输入的荷载中。',
            ),
          ),
        ]
      : []),
    ...unless('live_counts', [
      paragraph('Note', t('Live loads do not count in this load case.', '本工况不计入活荷载。')),
    ]),
  ];
}
