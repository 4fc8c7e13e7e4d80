/** Report sections with the inputs (anchor, concrete, plate, loads) and the anchor forces. */
import type { Table } from 'docx';
import {
  type Block,
  paragraph,
  heading,
  section,
  when,
  type Pair,
  pairsTable,
  type PairGroup,
  groupedTable,
  listTable,
  shortTable,
  figure,
  loadColumns,
} from './building-blocks';
import { lines } from './first-page';
import { actionIndex, wordsOf, type Variant, type Words } from './variant';

const anchorGroup = (t: Words): PairGroup => ({
  name: t('Anchor', '锚栓'),
  rows: [
    [
      [t('Type', '型号'), '{anchor_count} × {anchor_name}', 'wide'],
      [t('Property class', '性能等级'), '{anchor_class}'],
    ],
    [
      [t('Material', '材料'), '{anchor_material}', 'wide'],
      [t('Embedment h_{ef}', '有效锚固深度 h_{ef}'), '{h_ef} mm'],
    ],
    [[t('Assessment', '认证'), '{anchor_assessment}']],
  ],
});

/** Label and value of the crack width: limited to 0.3 mm by reinforcement, or not limited. */
const crackWidth = (t: Words): Pair => [
  t('Cracks w_{k}', '裂缝宽度 w_{k}'),
  t(
    '{#is_crack_limited}≤ 0.3 mm{/is_crack_limited}{^is_crack_limited}not limited{/is_crack_limited}',
    '{#is_crack_limited}≤ 0.3 mm{/is_crack_limited}{^is_crack_limited}不限制{/is_crack_limited}',
  ),
];

function concreteGroup(variant: Variant): PairGroup {
  const t = wordsOf(variant);
  const isEuropean = variant.standard === 'EN1992-4';
  const strengthClass: Pair = [t('Strength class', '强度等级'), '{concrete_grade}'];
  // In GB/T 50010, f_ck is the strength of a prism.
  const specimen = isEuropean ? '圆柱体强度 f_{ck}' : '轴心抗压强度 f_{ck}';
  const strength: Pair = [t('Strength f_{ck}', specimen), '{f_ck} MPa'];
  const modulus: Pair = [t('Modulus E_{c}', '弹性模量 E_{c}'), '{concrete_E} GPa'];
  const thickness: Pair = [t('Thickness h', '基材厚度 h'), '{h} mm'];
  const condition: Pair = [t('Condition', '开裂状态'), '{concrete_state}'];
  return {
    name: t('Concrete', '混凝土'),
    rows: [
      isEuropean
        ? [strengthClass, strength, modulus]
        : [strengthClass, [t('Strength f_{cu,k}', '立方体强度 f_{cu,k}'), '{f_cuk} MPa'], strength],
      isEuropean ? [thickness, condition, crackWidth(t)] : [thickness, modulus, condition, crackWidth(t)],
      [
        [t('Reinforcement', '配筋'), '{reinforcement}'],
        [t('Edge bars', '边缘配筋'), '{edge_reinforcement}'],
        isEuropean
          ? [t('Factor γ_{c}', '分项系数 γ_{c}'), '{concrete_factor}']
          : [t('Attached member', '构件类型'), '{structure}'],
      ],
      [
        [t('Edge X−', '边距 X−'), '{edge_X2}'],
        [t('Edge X+', '边距 X+'), '{edge_X1}'],
        [t('Edge Y−', '边距 Y−'), '{edge_Y2}'],
        [t('Edge Y+', '边距 Y+'), '{edge_Y1}'],
      ],
    ],
  };
}

const plateGroup = (t: Words): PairGroup => ({
  name: t('Plate', '锚板'),
  rows: [
    [
      [t('Length in x', '长度（x）'), '{plate_length} mm'],
      [t('Width in y', '宽度（y）'), '{plate_width} mm'],
      [t('Thickness t', '厚度 t'), '{plate_t}'],
      [t('Stiffness', '刚度'), '{plate_stiffness}'],
    ],
    [
      [t('Modulus E', '弹性模量 E'), '{plate_E} GPa'],
      [t('Poisson’s ν', '泊松比 ν'), '{plate_v}'],
      [t('Offset e_{x}', '偏心距 e_{x}'), '{profile_ex} mm'],
      [t('Offset e_{y}', '偏心距 e_{y}'), '{profile_ey} mm'],
    ],
    [
      [t('Profile', '型钢'), '{profile_name}'],
      [t('Size [mm]', '型钢尺寸 [mm]'), '{profile_size}'],
      [t('Rotation', '型钢转角'), '{profile_rotation}°'],
    ],
  ],
});

const installationGroup = (t: Words): PairGroup => ({
  name: t('Installation', '安装'),
  rows: [
    [
      [t('Drilling', '钻孔方式'), '{drilling}'],
      [t('Drill hole', '孔内状态'), '{hole_dryness}'],
      [t('Hole cleaning', '清孔'), '{hole_cleaning}'],
    ],
    [
      [t('Drill hole filled', '钻孔填充'), '{hole_filled}'],
      [t('Annular gap', '环形间隙'), '{annular_gap}'],
      [t('Long-term temp.', '长期温度'), '{temperature_long} °C'],
    ],
    [
      [t('Short-term temp.', '短期温度'), '{temperature_short} °C'],
      [t('Installation', '安装方式'), '{installation}'],
    ],
  ],
  conditional: {
    section: 'stands_off',
    row: [
      [t('Stand-off', '架空距离'), '{base_distance}'],
      [t('Restraint α_{M}', '约束系数 α_{M}'), '{restraint}'],
    ],
  },
});

/** Columns for the edge distances, in mm like the coordinates in the columns before them. */
export const edgeColumns = [
  figure('c_{X−}', 'c_x_minus', 1.7),
  figure('c_{X+}', 'c_x_plus', 1.7),
  figure('c_{Y−}', 'c_y_minus', 1.7),
  figure('c_{Y+}', 'c_y_plus', 1.7),
];

export function inputs(variant: Variant): Block[] {
  const t = wordsOf(variant);
  return [
    // The heading and its table stay together; they usually start the second page of the short report.
    section(1, t('Inputs', '设计输入')),
    groupedTable([anchorGroup(t), concreteGroup(variant), plateGroup(t), installationGroup(t)]),
    ...lines(variant, 'assumed'),
  ];
}

/** Returns the sentence on bearing at the most utilised hole; the full report states the formula. */
function bearing(variant: Variant): string {
  const t = wordsOf(variant);
  const formula = `${t(', ', '')}EN 1993-1-8, 3.6.1, {bearing_steel}: F_{b,Rd} = {bearing_shape}k_{1} α_{b} f_{u} d t / γ_{M2} = {bearing_factors} N: {bearing_text}`;
  const rest = variant.depth === 'simple' ? t(' {bearing_share}', '{bearing_share}') : formula;
  return `{#bearing}${t(' Bearing at hole {bearing_hole}', '{bearing_hole}号孔壁承压：')}${rest}${t('.', '。')}{/bearing}`;
}

/**
 * Returns the anchor coordinates and forces, with the resultants below. In the short report, the same table
 * contains holes and edge distances; in the full report, these are on the installation page.
 */
function anchors(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const index = `_{${actionIndex(variant)}}`;
  const isSimple = variant.depth === 'simple';
  const hole = isSimple
    ? { head: t('Hole [mm]', '锚板孔 [mm]'), body: '{hole}', share: 3.2 }
    : { head: t('Slot', '长圆孔'), body: '{slots}', share: 1.4 };
  const distances = isSimple ? edgeColumns : [];
  const inAnchors = `{^plate_figures}${bearing(variant)}{/plate_figures}`;
  return [
    shortTable(
      'anchors',
      [
        { head: t('Anchor', '锚栓'), body: '{no}', share: 2.8 },
        hole,
        figure('x [mm]', 'x'),
        figure('y [mm]', 'y'),
        ...distances,
        figure(`N${index} [kN]`, 'tension', 2.4),
        figure(`V${index} [kN]`, 'shear', 2.4),
        figure('V_{x} [kN]', 'shearx', 2.4),
        figure('V_{y} [kN]', 'sheary', 2.4),
      ],
      [
        t('Resultant', '合力'),
        '',
        '{res_tension_x}',
        '{res_tension_y}',
        ...distances.map(() => ''),
        '{res_tension}',
        '{res_shear}',
        '{res_shear_x}',
        '{res_shear_y}',
      ],
    ),
    t.paragraph(
      'RowNote',
      `Resultants: tension at x, y; torsion {res_torsion} kNm about the stiffness centre. {#has_compression}Compression {res_compression} kN at x / y = {res_compression_x} / {res_compression_y} mm{#has_contact}, at most {res_stress} MPa{#has_strain}, strain {res_strain} ‰{/has_strain}{/has_contact}{^has_contact}, carried by the anchors with N < 0{/has_contact}.{/has_compression}{^has_compression}No compression.{/has_compression}${inAnchors}`,
      `合力：拉力合力及其位置 x、y；剪力合力，绕锚栓刚度中心扭矩 {res_torsion} kNm。{#has_compression}压力合力 {res_compression} kN，位置 x / y = {res_compression_x} / {res_compression_y} mm{#has_contact}；混凝土最大压应力 {res_stress} MPa{#has_strain}，压应变 {res_strain} ‰{/has_strain}{/has_contact}{^has_contact}，由 N < 0 的锚栓承担{/has_contact}。{/has_compression}{^has_compression}无压力。{/has_compression}${inAnchors}`,
    ),
  ];
}

const contactText = (t: Words): string =>
  t(
    '{#has_contact}; contact force {contact_force} kN, pressure up to {contact_pressure} MPa{/has_contact}',
    '{#has_contact}；接触压力合力 {contact_force} kN，最大接触压应力 {contact_pressure} MPa{/has_contact}',
  );

export const stressCaption = (t: Words): string =>
  t('Von Mises stress of the base plate', '锚板 von Mises 应力云图');

export const loadTable = (t: Words): Table =>
  shortTable('loads', [
    { head: t('Load', '荷载'), body: '{name}', share: 5.4 },
    figure(t('Factor', '分项系数'), 'factor', 1.5),
    ...loadColumns(2),
  ]);

export function loads(variant: Variant): Block[] {
  const t = wordsOf(variant);
  // The short report states the contact force and pressure with the resultants.
  const contact = variant.depth === 'simple' ? '' : contactText(t);
  return [
    section(2, t('Loads and anchor forces', '荷载与锚栓内力')),
    loadTable(t),
    t.paragraph(
      'TableNote',
      'The loads act at the profile centre; N_{z} > 0 is tension, moments follow the right-hand rule. Combination: {combination}. {^live_counts}Without live loads. {/live_counts}',
      '荷载作用于型钢中心；N_{z} > 0 为拉力（使锚板脱离混凝土），弯矩按右手法则取正。荷载组合：{combination}。{^live_counts}本工况不计入活荷载。{/live_counts}',
    ),
    ...anchors(variant),
    ...(variant.depth === 'simple'
      ? []
      : when('stress', [
          heading('HEADING_2', t('Stress of the elastic base plate', '弹性锚板应力')),
          paragraph('Picture', '{%picture}'),
          paragraph('Caption', stressCaption(t)),
        ])),
    ...when('rigid_figures', [
      t.paragraph(
        'RowNote',
        'Rigid plate: w = w_{0} + b_{x} x + b_{y} y with w_{0} = {w_0} mm, b_{x} = {b_x} ‰, b_{y} = {b_y} ‰. Anchors: N = k_{a} w{#has_contact} where w > 0{/has_contact}, k_{a} = E_{s} A_{s} / h_{ef} = {k_a} kN/mm.{#has_contact} Concrete: p = −k_{c} w where w < 0, k_{c} = E_{cm} / h_{ef} = {k_c} N/mm³, E_{cm} = 22000 ((f_{ck} + 8) / 10)^0.3 = {E_cm} MPa (EN 1992-1-1).{/has_contact}',
        '刚性锚板：w = w_{0} + b_{x} x + b_{y} y，w_{0} = {w_0} mm，b_{x} = {b_x} ‰，b_{y} = {b_y} ‰。锚栓：{#has_contact}w > 0 时 {/has_contact}N = k_{a} w，k_{a} = E_{s} A_{s} / h_{ef} = {k_a} kN/mm。{#has_contact} 混凝土：w < 0 时 p = −k_{c} w，k_{c} = E_{cm} / h_{ef} = {k_c} N/mm³，E_{cm} = 22000 ((f_{ck} + 8) / 10)^0.3 = {E_cm} MPa（EN 1992-1-1）。{/has_contact}',
      ),
    ]),
    ...when('plate_figures', [
      t.paragraph(
        'RowNote',
        `Elastic plate: stress up to {von_mises} MPa, deflection up to {deflection} mm${contact}.{#no_yield} No yield strength entered.{/no_yield}${bearing(variant)}`,
        `弹性锚板：最大 von Mises 应力 {von_mises} MPa，最大挠度 {deflection} mm${contact}。{#no_yield}未输入锚板屈服强度。{/no_yield}${bearing(variant)}`,
      ),
      ...when('yield', [
        pairsTable(3, [
          [t('Plate σ_{max}', '锚板 σ_{max}'), '{von_mises} MPa'],
          [t('Yield f_{y}', '屈服强度 f_{y}'), t('{f_y} MPa (entered)', '{f_y} MPa（输入）')],
          [t('σ_{max} / f_{y}', 'σ_{max} / f_{y}'), '{#above}▲ {/above}{utilisation}, {compared}'],
          [
            t('Note', '说明'),
            t(
              'Local elastic stress compared with f_{y}; plate and welds are not verified.',
              '仅将弹性局部应力与 f_{y} 比较；锚板及焊缝未验算。',
            ),
            'wide',
          ],
        ]),
      ]),
    ]),
  ];
}

export function anchorData(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const name = t('Property', '参数');
  const [symbol, value] = [t('Symbol', '符号'), t('Value', '取值')];
  return [
    section(3, t('Anchor data', '锚栓参数')),
    ...when('anchor_picture', [paragraph('Picture', '{%picture}', true)]),
    paragraph(
      'TableNote',
      variant.standard === 'EN1992-4'
        ? t(
            'In the calculation k_{1} is k_{cr} in cracked and k_{ucr} in uncracked concrete; the value N_{Rk,p} of this table is N_{Rk,p}⁰ there, and N_{Rk,p} = ψ_{c} N_{Rk,p}⁰.',
            '计算中 k_{1} 在开裂混凝土取 k_{cr}，在不开裂混凝土取 k_{ucr}；本表的 N_{Rk,p} 在计算中记为 N_{Rk,p}⁰，且 N_{Rk,p} = ψ_{c} N_{Rk,p}⁰。',
          )
        : t(
            'In the calculation k_{N} is k_{cr} in cracked and k_{ucr} in uncracked concrete; k_{cp} is k_{8}.',
            '计算中 k_{N} 在开裂混凝土取 k_{cr}，在不开裂混凝土取 k_{ucr}；k_{cp} 即 k_{8}。',
          ),
      true,
    ),
    listTable('anchor_rows', [
      { head: name, body: '{name_1}', share: 4.6 },
      { head: symbol, body: '{~symbol_1}', share: 1.5 },
      { head: value, body: '{value_1}', share: 4.6 },
      { head: name, body: '{name_2}', share: 5.2 },
      { head: symbol, body: '{~symbol_2}', share: 1.5 },
      { head: value, body: '{value_2}', share: 2.6 },
    ]),
  ];
}
