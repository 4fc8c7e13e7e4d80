/** Compares the values in a worked example with those in the response, which have different names. */
import {
  COMBINED_KEYS,
  symbolMeaning,
  MODES,
  type Check,
  type CheckResult,
  type CombinedKey,
  type DetailRecord,
  type ForceKind,
} from '@/engineering';
import type { WorkedCase } from '@/examples/case';
import {
  expectedValue,
  stepOf,
  valueIn,
  type Details,
  type ExpectedValue,
  type ValuePart,
  type PrintedValue,
  type CheckedMode,
} from '@/examples/expected-values';

/**
 * Symbols in the response by name in the example; '' if the value is compared elsewhere or is not a number.
 */
type Names = Readonly<Record<string, string>>;

/** Reads names, each with its symbol after a colon, and separated by commas. */
const namesIn = (list: string): Names =>
  Object.fromEntries(Array.from(list.matchAll(/\b(\w+): ?(\w*)/g), ([, name, symbol]) => [name, symbol]));

const CONE = namesIn(`
  N0Rkc_kN: N_Rk_c_0, AcN_mm2: A_c_N, A0cN_mm2: A_c_N_0, hef_used_mm: h_ef_used, hef_reduced:,
  psi_sN: psi_s_N, psi_reN: psi_re_N, psi_ecx: psi_ec_N_x, psi_ecy: psi_ec_N_y, psi_MN: psi_M_N,
  NRkc_kN: N_Rk_c, NEd_kN: N_Ed_g, NRd_kN: N_Rd_c, beta_N: beta_N, anchors: anchors
`);
const SPLITTING = namesIn(`
  N0Rksp_kN: N_Rk_sp_0, AcN_mm2: A_c_N, A0cN_mm2: A_c_N_0, psi_sN: psi_s_N, psi_hsp: psi_h_sp,
  NRksp_kN: N_Rk_sp, NRd_kN: N_Rd_sp, beta_N: beta_N
`);
const LEVER_ARM = namesIn(`
  l_mm: l_a, l0_mm: l_a, alphaM: alpha_M, anchors:, VEd_kN: V_Ed_h, gamma: gamma_Ms_V, VRksM_kN: V_Rk_s_M,
  VRk_kN: V_Rk_s_M, VRd_kN: V_Rd_s_M, beta_V: beta_V_lever_arm, MRks_Nm: M_Rk_s
`);
const PRY_OUT = namesIn(`
  mode: mode, anchors: anchors, NRkc_kN: N_Rk_c, VRkcp_kN: V_Rk_cp, VRk_kN: V_Rk_cp, VEd_kN: V_Ed_g,
  VSd_g_kN: V_Ed_g, VRd_kN: V_Rd_cp, beta_V: beta_V, AcN_mm2: A_c_N, N0Rkc_kN: N_Rk_c_0, psi_sN: psi_s_N
`);
const EDGE = namesIn(`
  edge: edge, governing: edge, edges:, mode: mode, anchors: anchors, c1_used_mm: c_1_used, V_kN: V_Ed_g,
  alpha_deg: alpha_V, eV_mm: e_V, V0Rkc_kN: V_Rk_c_0, AcV_mm2: A_c_V, A0cV_mm2: A_c_V_0, psi_sV: psi_s_V,
  psi_hV: psi_h_V, psi_ecV: psi_ec_V, psi_alphaV: psi_alpha_V, psi_reV: psi_re_V, k_T: k_T,
  VRkc_kN: V_Rk_c, VRd_kN: V_Rd_c, VRdc_kN: V_Rd_c, beta_V: beta_V, alpha: alpha, beta: beta
`);
const EDGE_NAMES: Names = { x_plus: 'X1', x_minus: 'X2', y_plus: 'Y1', y_minus: 'Y2' };

type Printed = Readonly<Record<string, unknown>>;

interface Place {
  part: CheckedMode;
  force: 'tension' | 'shear';
  /** Name of the failure mode in the example. */
  name: string;
  names: Names;
}

const PLACES: readonly Place[] = [
  { part: 'steel_tension', force: 'tension', name: 'steel', names: { NRd_kN: 'N_Rd_s', beta_N: 'beta_N' } },
  { part: 'pull_out', force: 'tension', name: 'pull_out', names: { NRd_kN: 'N_Rd_p', beta_N: 'beta_N' } },
  { part: 'concrete_cone', force: 'tension', name: 'cone', names: CONE },
  { part: 'splitting', force: 'tension', name: 'splitting', names: SPLITTING },
  {
    part: 'steel_shear',
    force: 'shear',
    name: 'steel',
    names: { VRd_kN: 'V_Rd_s', beta_V: 'beta_V_no_lever_arm', beta_row: 'beta_V', governs: '', k7: 'k7' },
  },
  { part: 'pry_out', force: 'shear', name: 'pry_out', names: PRY_OUT },
  { part: 'concrete_edge', force: 'shear', name: 'edge', names: EDGE },
];

/**
 * Returns the failure modes for which a worked example has values; if there are none, the combined checks.
 */
export function checksOf({ expected }: WorkedCase): ValuePart[] {
  const modes = PLACES.filter(({ force, name }) => {
    const printed = (expected[force] as Readonly<Record<string, Printed | undefined>> | undefined)?.[name];
    return printed !== undefined && printed.applicable !== false;
  }).map(({ part }) => part);
  return modes.length > 0 ? modes : ['combined'];
}

/**
 * Names of the partial checks. With slotted holes, a check is split by force direction: x and y for pry-out,
 * n (perpendicular) and t (parallel to the edge) for concrete edge failure.
 */
const DIRECTIONS: readonly string[] = ['x', 'y', 'n', 't'];

/**
 * Returns beta_N or beta_V from the check, for a server that returns no details; undefined for all
 * other symbols.
 */
function fromRow(symbol: string, { utilisation }: Check): PrintedValue {
  if (symbol !== 'beta_N' && symbol !== 'beta_V') return undefined;
  return utilisation === null ? null : utilisation / 100;
}

interface Reading {
  answer: CheckResult;
  tolerance: WorkedCase['tolerance'];
  place: Place;
  /** Names of the values in the example and in the response; defaults to those in `place`. */
  names?: Names;
  of?: string;
}

function readPart(reading: Reading, details: Details, printed: Printed): ExpectedValue[] {
  const { answer, tolerance, place, names = place.names, of = '' } = reading;
  const { part } = place;
  return Object.entries(printed).flatMap(([name, value]): ExpectedValue[] => {
    if (name === 'applicable') {
      const ours = details === undefined ? undefined : valueIn(details, 'applicable');
      return [expectedValue(tolerance, { part, of, symbol: 'applicable', ours, printed: value as boolean })];
    }
    if (name === 'lever_arm') return readPart({ ...reading, names: LEVER_ARM }, details, value as Printed);
    if (DIRECTIONS.includes(name))
      return readPart(
        { ...reading, of: name },
        details?.[name] as DetailRecord | undefined,
        value as Printed,
      );
    if (!(name in names)) throw new Error(`${place.name}.${name} is not compared`);
    const symbol = names[name];
    if (symbol === '') return [];
    const check = answer.checks[part];
    const isWhole = of === '' && details === check.detail;
    const ours = valueIn(details, symbol) ?? (isWhole ? fromRow(symbol, check) : undefined);
    const step = stepOf(answer, part, symbol, ours);
    const unit = step?.unit ?? symbolMeaning(symbol)?.unit ?? '';
    const text = symbol === 'edge' ? EDGE_NAMES[value as string] : (value as number);
    return [expectedValue(tolerance, { part, of, symbol, unit, clause: step?.clause, ours, printed: text })];
  });
}

function edgesOf(reading: Reading, edges: readonly Printed[]): ExpectedValue[] {
  const { answer, tolerance } = reading;
  const part = 'concrete_edge';
  const found = answer.checks.concrete_edge.detail.edges;
  const count = expectedValue(tolerance, {
    part,
    symbol: 'n_edges',
    ours: found?.length,
    printed: edges.length,
  });
  return [
    count,
    ...edges.flatMap((edge, i) =>
      readPart(
        { ...reading, names: EDGE, of: EDGE_NAMES[edge.edge as string] ?? `${i + 1}` },
        found?.[i],
        edge,
      ),
    ),
  ];
}

function forcesOf(answer: CheckResult, { expected, tolerance }: WorkedCase): ExpectedValue[] {
  const { shear_kN = [], torsion_kNmm } = (expected.forces ?? {}) as {
    shear_kN?: [number, number][];
    torsion_kNmm?: number;
  };
  const part = 'forces';
  const figures = shear_kN.flatMap((pair, i) =>
    (['shearx', 'sheary'] as const).map((name, axis) => {
      const symbol = `V_${i + 1}_${'xy'[axis]}`;
      const ours = answer.reaction.at(i)?.[name];
      const clause = stepOf(answer, part, symbol, ours)?.clause;
      return expectedValue(tolerance, { part, symbol, unit: 'kN', clause, ours, printed: pair[axis] });
    }),
  );
  if (torsion_kNmm === undefined) return figures;
  // The response contains the torsion in kNmm, like the examples; the trail prints it in kNm.
  const torsion = answer.resultant.torsion as number | undefined;
  const ours = torsion === undefined ? undefined : torsion / 1000;
  const clause = stepOf(answer, part, 'T_Ed', ours)?.clause;
  const printed = torsion_kNmm / 1000;
  return [...figures, expectedValue(tolerance, { part, symbol: 'T_Ed', unit: 'kNm', clause, ours, printed })];
}

const COMBINED_SYMBOLS = [
  ['beta_N', 'beta_N'],
  ['beta_V', 'beta_V'],
  ['value', 'beta_NV'],
] as const;

/** Combined check in an example: an object in the European examples, a triple in the Chinese examples. */
type CombinedPrint =
  | readonly number[]
  | { applicable: boolean; beta_N: number; beta_V: number; value: number };

function tripleOf(printed: CombinedPrint): readonly (number | null)[] {
  if (!('applicable' in printed)) return printed;
  const { applicable, beta_N, beta_V, value } = printed;
  return applicable ? [beta_N, beta_V, value] : [null, null, null];
}

function combinedOf(answer: CheckResult, { expected, tolerance }: WorkedCase): ExpectedValue[] {
  const combined = (expected.combined ?? {}) as Partial<Record<CombinedKey, CombinedPrint>>;
  const part = 'combined';
  // The second implementation prints the combined checks even without tension or shear; the check reports
  // them as not applicable in that case.
  const { tension, shear } = expected as Record<string, Printed | undefined>;
  return COMBINED_KEYS.flatMap((of) =>
    combined[of] === undefined || (Array.isArray(combined[of]) && !(tension?.steel && shear?.steel))
      ? []
      : tripleOf(combined[of]).map((printed, j) =>
          expectedValue(tolerance, {
            part,
            of,
            symbol: COMBINED_SYMBOLS[j][1],
            ours: answer.combined[of][COMBINED_SYMBOLS[j][0]],
            printed,
          }),
        ),
  );
}

const largest = ({ checks }: CheckResult, kind: ForceKind): number =>
  Math.max(...MODES[kind].map((mode) => checks[mode].utilisation ?? 0)) / 100;

/**
 * Compares the largest utilisations, derived from the checks, and the verdict, derived from the
 * verdicts of the checks and of the combined checks.
 */
function overallOf(answer: CheckResult, { expected, tolerance }: WorkedCase): ExpectedValue[] {
  const { Tmax, Smax, satisfied } = (expected.overall ?? {}) as Partial<Record<string, number | boolean>>;
  const part = 'combined';
  const { steel, either } = answer.combinedVerdicts;
  const verdicts = Object.values(answer.checks).map(({ verdict }) => verdict);
  const holds = ![...verdicts, steel, either].includes('Not satisfied');
  const found = [
    ['beta_N', largest(answer, 'tension'), Tmax],
    ['beta_V', largest(answer, 'shear'), Smax],
    ['satisfied', holds, satisfied],
  ] as const;
  return found.flatMap(([symbol, ours, printed]) =>
    printed === undefined ? [] : [expectedValue(tolerance, { part, of: 'overall', symbol, ours, printed })],
  );
}

/** Compares all values in a worked example with the response. */
export function designValues(answer: CheckResult, example: WorkedCase): ExpectedValue[] {
  const { expected, tolerance } = example;
  const modes = PLACES.flatMap((place) => {
    const printed = (expected[place.force] as Record<string, Printed> | undefined)?.[place.name];
    if (printed === undefined) return [];
    const reading = { answer, tolerance, place };
    const { edges, ...whole } = printed;
    return [
      ...readPart(reading, answer.checks[place.part].detail, whole),
      ...(edges === undefined ? [] : edgesOf(reading, edges as Printed[])),
    ];
  });
  return [
    ...forcesOf(answer, example),
    ...modes,
    ...combinedOf(answer, example),
    ...overallOf(answer, example),
  ];
}
