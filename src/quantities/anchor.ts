/**
 * Single definition of an anchor's values: first the values stored in its record, by field name without the
 * prefix of the standard; then the values used in a calculation, by their one name in the program. Record,
 * form, table file, data panel, request and parser are derived from these lists.
 */
import type { STORED_KINDS } from '@/quantities/record-number-kinds';
import type { KindName } from '@/quantities/request-number-kinds';

/** Prefixes of record fields: `jg` for JGJ145-2013, `eta` for EN 1992-4. */
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

export type StoredRow<Q extends string = string> = readonly [
  quantity: Q,
  kind: keyof typeof STORED_KINDS | 'text',
  symbol: string,
  standards: 'both' | Prefix,
];

/**
 * Record fields by group. The suffix 1 or 2 of a name refers to structural or non-structural members
 * (JGJ145-2013 only); in the names of the cone and edge constants it refers to uncracked or cracked
 * concrete.
 */
export const STORED = {
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
} as const satisfies Record<GroupName, readonly StoredRow[]>;

/** Field name in the record, without its prefix. */
export type Quantity = (typeof STORED)[GroupName][number][0];

export const PANEL_GROUPS = ['geometry', 'tension', 'shear', 'factors'] as const;

interface Figure {
  /** Record field that contains this value; if undefined, `anchorDataOf` computes the value. */
  stored?: Quantity;
  /** Kind of number: its unit, and its range in the request. */
  kind: KindName;
  /**
   * Meaning of a missing value in the request's `anchor`: `refused` means that the request is refused; a
   * number is used as the value (0 selects the default of the standard, or means that the value is unknown).
   * If undefined, `anchor` does not contain the value: it is sent in `base` or only displayed.
   */
  absent?: 'refused' | number;
  /** Group in which the data panel and the report list the value; undefined if they do not list it. */
  panel?: (typeof PANEL_GROUPS)[number];
  /** Name in a request, if different. */
  sent?: string;
  /** Number of units of the record and of the request in one unit of the program; 1 by default. */
  scale?: number;
  /** Symbol to typeset, if different from the name. */
  symbol?: string;
  /** Standard for which the value is anchor data; under the other it is an unlisted constant. */
  ownIn?: 'EN1992-4' | 'JGJ145-2013';
}

/** Numeric values of an anchor; forces in kN, moments in Nm, E_s in MPa. */
export const FIGURES = {
  h_ef: { stored: 'Hef', kind: 'embedment', absent: 'refused', panel: 'geometry' },
  h_nom: { stored: 'Hnom', kind: 'distance', absent: 0, panel: 'geometry' },
  h_1: { stored: 'H1', kind: 'distance', panel: 'geometry' },
  d_0: { stored: 'D0', kind: 'distance', absent: 0, panel: 'geometry' },
  d_nom: { stored: 'Dnom', kind: 'diameter', absent: 'refused', panel: 'geometry' },
  /** Diameter of the clearance hole in the plate. */
  d_f: { kind: 'distance', absent: 0, panel: 'geometry' },
  T_inst: { stored: 'Tinst', kind: 'bendingResistance', panel: 'geometry' },
  /** Largest thickness of plate and gap; records for EN 1992-4 do not have it. */
  t_fix: { stored: 'Tfix', kind: 'distance', panel: 'geometry', ownIn: 'JGJ145-2013' },
  wrench: { stored: 'Openingwidth', kind: 'distance', panel: 'geometry', symbol: 'SW' },
  h_min: { stored: 'Hmin', kind: 'distance', panel: 'geometry' },
  s_min: { stored: 'Smin', kind: 'distance', absent: 0, panel: 'geometry' },
  c_min: { stored: 'Cmin', kind: 'distance', absent: 0, panel: 'geometry' },
  A_s: { stored: 'As', kind: 'stressedArea', absent: 0, panel: 'geometry' },
  E_s: { stored: 'Exx', kind: 'anchorModulus', absent: 0, panel: 'geometry', sent: 'E', scale: 1e6 },
  N_Rk_s: { stored: 'Nrks', kind: 'resistance', absent: 'refused', panel: 'tension' },
  /** Pull-out resistance in C20/25; 0 means that pull-out does not govern. */
  N_Rk_p_0: {
    kind: 'resistance',
    absent: 0,
    panel: 'tension',
    sent: 'N_Rk_p',
    symbol: 'N_Rk_p',
    ownIn: 'EN1992-4',
  },
  k_ucr: { kind: 'coneConstant', absent: 0, panel: 'tension' },
  k_cr: { kind: 'coneConstant', absent: 0, panel: 'tension' },
  s_cr_N: { stored: 'Scrn', kind: 'distance', absent: 0, panel: 'tension' },
  c_cr_N: { stored: 'Ccrn', kind: 'distance', absent: 0, panel: 'tension' },
  s_cr_sp: { stored: 'Scrsp', kind: 'distance', absent: 0, panel: 'tension' },
  c_cr_sp: { stored: 'Ccrsp', kind: 'distance', absent: 0, panel: 'tension' },
  V_Rk_s_0: { stored: 'Vrks', kind: 'resistance', absent: 'refused', panel: 'shear', sent: 'V_Rk_s' },
  M_Rk_s_0: { stored: 'M0rks', kind: 'bendingResistance', absent: 0, panel: 'shear', sent: 'M0_Rk_s' },
  k7: { kind: 'groupFactor', absent: 0, panel: 'shear', ownIn: 'EN1992-4' },
  k8: { stored: 'K8', kind: 'pryOutFactor', absent: 0, panel: 'shear' },
  /** Value for the crack state of the concrete in the design. */
  k9: { kind: 'edgeConstant', absent: 0, panel: 'shear' },
  l_f: { stored: 'Lf', kind: 'distance', absent: 0, panel: 'shear' },
  gamma_Ms_N: { kind: 'partialFactor', absent: 'refused', panel: 'factors' },
  gamma_Ms_V: { kind: 'partialFactor', absent: 'refused', panel: 'factors' },
  gamma_Mc: { kind: 'partialFactor', absent: 0, panel: 'factors' },
  gamma_Mcp: { kind: 'partialFactor', absent: 0, panel: 'factors' },
  gamma_Mcv: { kind: 'partialFactor', absent: 0, panel: 'factors' },
  gamma_Mp: { kind: 'partialFactor', absent: 0, panel: 'factors', ownIn: 'EN1992-4' },
  gamma_Msp: { kind: 'partialFactor', absent: 0, panel: 'factors' },
  gamma_inst: { kind: 'partialFactor' },
  psi_c: { kind: 'gradeFactor', absent: 1 },
} as const satisfies Record<string, Figure>;

export type AnchorProperty = keyof typeof FIGURES;

/**
 * Minimum characteristic distances of a breakout body as multiples of h_ef. The cone in EN 1992-4 and in the
 * assessments has an angle of about 35 degrees to the surface (c_cr,N = 1.5 h_ef); the steepest cone in any
 * code (ACI 349-85) has an angle of 45 degrees, and splitting cracks extend at least as far from the anchor.
 * A smaller distance must be a typing error, and an unsafe one: neighbouring anchors and edges would seem to
 * have no influence.
 */
export const LEAST_BREAKOUT = {
  s_cr_N: 2,
  c_cr_N: 1,
  s_cr_sp: 2,
  c_cr_sp: 1,
} as const satisfies Partial<Record<AnchorProperty, number>>;

type FiguresWith<Part> = {
  [F in AnchorProperty]: (typeof FIGURES)[F] extends Part ? F : never;
}[AnchorProperty];
/** Names of values stored directly in a record field. */
export type StoredProperty = FiguresWith<{ stored: Quantity }>;
/** Names of values sent in the request's `anchor`. */
type SentFigure = FiguresWith<{ absent: unknown }>;
/** Names of values listed in the data panel and the report. */
export type ListedProperty = FiguresWith<{ panel: unknown }>;

export const FIGURE_LIST = Object.keys(FIGURES) as AnchorProperty[];
export const propertyOf = (name: AnchorProperty): Figure => FIGURES[name];

export const STORED_FIGURES = FIGURE_LIST.filter((name): name is StoredProperty => 'stored' in FIGURES[name]);
export const SENT_FIGURES = FIGURE_LIST.filter((name): name is SentFigure => 'absent' in FIGURES[name]);
/** Names of the sent values that the checks use. */
export type ProductProperty = Exclude<SentFigure, 'h_nom'>;
export const PRODUCT_FIGURES = SENT_FIGURES.filter((name): name is ProductProperty => name !== 'h_nom');
/** Names of the values in the request's `anchor`. */
export type SentName = {
  [F in SentFigure]: (typeof FIGURES)[F] extends { sent: infer Name extends string } ? Name : F;
}[SentFigure];

/** Returns the name of a value in a request. */
export const sentName = (name: SentFigure): SentName => (propertyOf(name).sent ?? name) as SentName;

/** Converts to the unit of record and request, to 15 digits, so that a stored number stays the same. */
export const asSent = (name: AnchorProperty, value: number): number => {
  const { scale = 1 } = propertyOf(name);
  return scale === 1 ? value : Number((value * scale).toPrecision(15));
};

export const LISTED_FIGURES = FIGURE_LIST.filter((name): name is ListedProperty => 'panel' in FIGURES[name]);

/**
 * Values whose default may be unsafe, in the order and notation of the remarks about them. Rows with
 * `standard` apply only under EN 1992-4: under JGJ145-2013, the defaults for these values are safe or part
 * of the standard.
 */
export const UNSAFE_DEFAULTS = [
  // The uncracked constant would be about 40 % too high, so the cracked constant of the standard is used
  // instead.
  { figure: 'k_cr', symbol: 'k_cr', needed: 'cracked' },
  { figure: 'k9', symbol: 'k_9', needed: 'cracked' },
  { figure: 'h_min', symbol: 'h_min', needed: 'always' },
  { figure: 's_min', symbol: 's_min', needed: 'group' },
  { figure: 'c_min', symbol: 'c_min', needed: 'always' },
  { figure: 'l_f', symbol: 'l_f', needed: 'shear' },
  { figure: 's_cr_sp', symbol: 's_cr,sp', needed: 'tension', standard: 'EN1992-4' },
  { figure: 'c_cr_sp', symbol: 'c_cr,sp', needed: 'tension', standard: 'EN1992-4' },
  { figure: 'k7', symbol: 'k_7', needed: 'shear', standard: 'EN1992-4' },
  { figure: 'k8', symbol: 'k_8', needed: 'shear', standard: 'EN1992-4' },
  // The stored factor includes gamma_inst, which may be greater than 1.
  { figure: 'gamma_Mc', symbol: 'gamma_Mc', needed: 'tension', standard: 'EN1992-4' },
] as const satisfies readonly UnsafeDefault[];

interface UnsafeDefault {
  figure: AnchorProperty;
  symbol: string;
  /** Situation in which the value is needed. */
  needed: 'always' | 'cracked' | 'group' | 'tension' | 'shear';
  standard?: 'EN1992-4';
}
