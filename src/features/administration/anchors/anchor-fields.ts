/** Every field of an anchor record, once: list, form, table file and checks all follow this table. */
import type { AnchorNumber, AnchorText } from '@/api/contract/anchor';

/** Prefix of a standard's fields: JGJ145-2013 and EN1992-4. */
export const PREFIXES = ['jg', 'eta'] as const;
export type Prefix = (typeof PREFIXES)[number];

export const GROUPS = [
  'material',
  'steelTension',
  'pullOut',
  'cone',
  'steelShear',
  'leverArm',
  'edge',
  'pryOut',
  'installation',
  'mechanical',
] as const;
export type GroupName = (typeof GROUPS)[number];

interface Kind {
  unit: string;
  /** By an arrow key. */
  step: number;
  largest: number;
}

/** The documented steps; installation and basic properties have none, so the browser's own: 1. */
const KINDS = {
  length: { unit: 'mm', step: 0.1, largest: 10_000 },
  area: { unit: 'mm²', step: 0.1, largest: 100_000 },
  force: { unit: 'kN', step: 0.1, largest: 100_000 },
  moment: { unit: 'Nm', step: 0.1, largest: 1_000_000 },
  modulus: { unit: 'Pa', step: 0.1, largest: 1e13 },
  factor: { unit: '', step: 0.01, largest: 100 },
  wholeLength: { unit: 'mm', step: 1, largest: 10_000 },
  wholeMoment: { unit: 'Nm', step: 1, largest: 1_000_000 },
  wholeForce: { unit: 'kN', step: 1, largest: 100_000 },
} as const satisfies Record<string, Kind>;

type Standards = 'both' | Prefix;
type Row<Q extends string> = readonly [
  quantity: Q,
  kind: keyof typeof KINDS | 'text',
  symbol: string,
  standards: Standards,
];

/** Of JGJ145-2013, 1 is for structural and 2 for non-structural elements; of k, 1 uncracked and 2 cracked. */
const TABLE = {
  material: [
    ['Material', 'text', '', 'both'],
    ['MaterialEn', 'text', '', 'both'],
    ['MaterialClass', 'text', '', 'both'],
    ['MaterialClassEn', 'text', '', 'both'],
    ['Certification', 'text', '', 'both'],
    ['CertificationEn', 'text', '', 'both'],
    ['Exx', 'modulus', 'E_s', 'both'],
  ],
  steelTension: [
    ['Nrks', 'force', 'N_Rk_s', 'both'],
    ['As', 'area', 'A_s', 'both'],
    ['Gammarsn1', 'factor', 'gamma_Rs_N', 'jg'],
    ['Gammarsn2', 'factor', 'gamma_Rs_N', 'jg'],
    ['Gammarsn', 'factor', 'gamma_Ms_N', 'eta'],
  ],
  pullOut: [
    ['Nrkp', 'force', 'N_Rk_p', 'eta'],
    ['Phic', 'factor', 'psi_c', 'eta'],
    ['Gammainst', 'factor', 'gamma_inst', 'eta'],
  ],
  cone: [
    ['Hef', 'length', 'h_ef', 'both'],
    ['Kucrn1', 'factor', 'k_ucr_N', 'both'],
    ['Kucrn2', 'factor', 'k_cr_N', 'both'],
    ['Scrn', 'length', 's_cr_N', 'both'],
    ['Ccrn', 'length', 'c_cr_N', 'both'],
    ['Scrsp', 'length', 's_cr_sp', 'both'],
    ['Ccrsp', 'length', 'c_cr_sp', 'both'],
    ['Gammarcn1', 'factor', 'gamma_Rc_N', 'jg'],
    ['Gammarcn2', 'factor', 'gamma_Rc_N', 'jg'],
    ['Gammarcn', 'factor', 'gamma_Mc', 'eta'],
  ],
  steelShear: [
    ['Vrks', 'force', 'V_Rk_s_0', 'both'],
    ['K7', 'factor', 'k7', 'eta'],
    ['Gammarsv1', 'factor', 'gamma_Rs_V', 'jg'],
    ['Gammarsv2', 'factor', 'gamma_Rs_V', 'jg'],
    ['Gammarsv', 'factor', 'gamma_Ms_V', 'eta'],
  ],
  leverArm: [['M0rks', 'moment', 'M_Rk_s_0', 'both']],
  edge: [
    ['Lf', 'length', 'l_f', 'both'],
    ['Dnom', 'length', 'd_nom', 'both'],
    ['K9n1', 'factor', 'k9_ucr', 'both'],
    ['K9n2', 'factor', 'k9_cr', 'both'],
    ['Gammarcv1', 'factor', 'gamma_Rc_V', 'jg'],
    ['Gammarcv2', 'factor', 'gamma_Rc_V', 'jg'],
    ['Gammarcv', 'factor', 'gamma_Mc_V', 'eta'],
  ],
  pryOut: [
    ['K8', 'factor', 'k8', 'both'],
    ['Gammarcp1', 'factor', 'gamma_Rcp', 'jg'],
    ['Gammarcp2', 'factor', 'gamma_Rcp', 'jg'],
    ['Gammarcp', 'factor', 'gamma_Mcp', 'eta'],
  ],
  installation: [
    ['Hmin', 'wholeLength', 'h_min', 'both'],
    ['Smin', 'wholeLength', 's_min', 'both'],
    ['Cmin', 'wholeLength', 'c_min', 'both'],
    ['H1', 'wholeLength', 'h1', 'both'],
    ['Hnom', 'wholeLength', 'h_nom', 'both'],
    ['D0', 'wholeLength', 'd0', 'both'],
    ['Tinst', 'wholeMoment', 'T_inst', 'both'],
    ['Tfix', 'wholeLength', 't_fix', 'jg'],
    ['Openingwidth', 'wholeLength', 'SW', 'both'],
  ],
  mechanical: [
    ['C30name', 'text', '', 'both'],
    ['C60name', 'text', '', 'both'],
    ['Gangpull', 'wholeForce', 'N_Rd_s', 'both'],
    ['C30pull', 'wholeForce', 'N_Rd', 'both'],
    ['C60pull', 'wholeForce', 'N_Rd', 'both'],
    ['Gangshear', 'wholeForce', 'V_Rd_s', 'both'],
    ['C30shear', 'wholeForce', 'V_Rd', 'both'],
    ['C60shear', 'wholeForce', 'V_Rd', 'both'],
  ],
} as const satisfies Record<GroupName, readonly Row<string>[]>;

/** Name of a field without its prefix. */
export type Quantity = (typeof TABLE)[GroupName][number][0];

interface FieldBase {
  standard: Prefix;
  group: GroupName;
  quantity: Quantity;
}

export interface TextField extends FieldBase {
  key: AnchorText;
  kind: 'text';
}

export interface NumberField extends FieldBase, Kind {
  key: AnchorNumber;
  kind: 'number';
  symbol: string;
}

export type AnchorField = TextField | NumberField;

function fieldOf(standard: Prefix, group: GroupName, [quantity, kind, symbol]: Row<Quantity>): AnchorField {
  const base = { standard, group, quantity };
  const key = `${standard}${quantity}`;
  return kind === 'text'
    ? { ...base, key: key as AnchorText, kind: 'text' }
    : { ...base, ...KINDS[kind], key: key as AnchorNumber, kind: 'number', symbol };
}

export const ANCHOR_FIELDS: readonly AnchorField[] = PREFIXES.flatMap((standard) =>
  GROUPS.flatMap((group) =>
    (TABLE[group] as readonly Row<Quantity>[])
      .filter(([, , , standards]) => standards === 'both' || standards === standard)
      .map((row) => fieldOf(standard, group, row)),
  ),
);

/** Fields of a standard in a group, none where the standard does not know the group. */
export function fieldsOf(standard: Prefix, group: GroupName): AnchorField[] {
  return ANCHOR_FIELDS.filter((field) => field.standard === standard && field.group === group);
}

export const HAVE = { jg: 'jgHave', eta: 'etaHave' } as const satisfies Record<Prefix, string>;
