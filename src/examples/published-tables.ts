/**
 * Published tables and single values; each value is calculated with a small design, and the designs for one
 * table differ in only one input.
 */
import type { CheckInput, CheckResult } from '@/engineering';
import type { WorkedCase } from '@/examples/case';
import {
  expectedValue,
  stepOf,
  valueIn,
  type ExpectedValue,
  type ValuePart,
  type PrintedValue,
} from '@/examples/expected-values';
import { chineseInput, type ChineseDesign } from '@/examples/inputs/chinese-design';
import { europeanInput, type EuropeanDesign } from '@/examples/inputs/european-design';

interface Table {
  /** Checks covered by the table; the concrete cone by default. */
  checks?: readonly ValuePart[];
  inputs: (example: WorkedCase) => CheckInput[];
  figures: (answers: readonly CheckResult[], example: WorkedCase) => ExpectedValue[];
}

/** Designs from which the designs for the tables are derived. */
interface Bases {
  european: EuropeanDesign;
  /** Design according to JGJ145-2013 without edges. */
  chinese: ChineseDesign;
}

const numbers = (value: unknown): readonly number[] => value as readonly number[];
const records = (value: unknown) => value as Record<string, number>;

/** Returns a design of a single anchor in tension without edges, changed as required by a table. */
function single({ chinese }: Bases, change: (input: CheckInput) => void): CheckInput {
  const anchors = [{ x_mm: 0, y_mm: 0, wx: 1, wy: 1 }];
  const input = structuredClone(chineseInput({ ...chinese, anchors }, [5]));
  input.dead = { ...input.dead, N: 5, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
  change(input);
  return input;
}

/** Changes the embedment depth and adjusts the characteristic distances and the member thickness to it. */
const atDepth = (input: CheckInput, h_ef: number): CheckInput => ({
  ...input,
  concrete: { ...input.concrete, h: Math.max(input.concrete.h, 2 * h_ef) },
  product: { ...input.product, h_ef, s_cr_N: 0, c_cr_N: 0, s_cr_sp: 0, c_cr_sp: 0 },
});

type Cone = (symbol: string) => PrintedValue;

const coneOf =
  (answer: CheckResult): Cone =>
  (symbol) =>
    valueIn(answer.checks.concrete_cone.detail, symbol);

const quotient = (a: PrintedValue, b: PrintedValue): PrintedValue =>
  typeof a === 'number' && typeof b === 'number' ? a / b : undefined;

/** Varied input of a table: its name in the example, its symbol and its unit. */
type Over = readonly [name: string, symbol: string, unit: string];

/** Table of cone resistances with a row for each value of an input; `printed` is its name in the example. */
type ConeTable = readonly [
  symbol: string,
  unit: string,
  over: Over,
  printed: string,
  ours: (cone: Cone, example: WorkedCase) => PrintedValue,
];

function coneFigures(
  [symbol, unit, [name, varied, variedUnit], printed, ours]: ConeTable,
  answers: readonly CheckResult[],
  example: WorkedCase,
): ExpectedValue[] {
  const values = numbers(example.expected[printed]);
  return numbers(example.inputs[name]).map((value, i) =>
    expectedValue(example.tolerance, {
      part: 'concrete_cone',
      of: `${varied} = ${value}${variedUnit && ` ${variedUnit}`}`,
      symbol,
      unit,
      clause: stepOf(answers[i], 'concrete_cone', symbol, undefined)?.clause,
      ours: ours(coneOf(answers[i]), example),
      printed: values[i],
    }),
  );
}

const OVER_EDGE: Over = ['c_over_ccrN', 'c / c_cr,N', ''];
const OVER_DEPTH: Over = ['hef_mm', 'h_ef', 'mm'];

const atEdge =
  (bases: Bases) =>
  ({ inputs }: WorkedCase): CheckInput[] =>
    numbers(inputs.c_over_ccrN).map((share) =>
      single(bases, (input) => (input.concrete.outline.X1 = share * input.product.c_cr_N)),
    );

/** Returns designs of a single anchor, changed as required by a table, for its embedment depths. */
const atDepths =
  (bases: Bases, change: (input: CheckInput, example: WorkedCase) => void = () => undefined) =>
  (example: WorkedCase): CheckInput[] =>
    numbers(example.inputs.hef_mm).map((h_ef) =>
      atDepth(
        single(bases, (input) => change(input, example)),
        h_ef,
      ),
    );

const coneTable = (inputs: Table['inputs'], ...tables: ConeTable[]): Table => ({
  inputs,
  figures: (answers, example) => tables.flatMap((table) => coneFigures(table, answers, example)),
});

const PULLED = ['N_Rk_c_0', 'A_c_N_0', 'A_c_N', 'psi_s_N', 'psi_ec_N_y', 'N_Rk_c', 'N_Rd_c'] as const;
const PULLED_NAMES = ['N0Rkc_kN', 'A0cN_mm2', 'AcN_mm2', 'psi_sN', 'psi_ecN', 'NRkc_kN', 'NRdc_kN'] as const;

/** Returns a design with six of eight anchors in tension, whose resultant is eccentric to their centroid. */
function sixPulled({ chinese }: Bases, { inputs }: WorkedCase): CheckInput {
  const { hef_mm, k, fcuk_MPa, scrN_mm, ccrN_mm, gamma_RcN } = records(inputs);
  const places = inputs.anchors_mm as readonly [number, number][];
  // The forces increase linearly from the compressed row, so that their resultant acts 53.33 mm from the
  // centroid, as in the source.
  const axials = places.map(([, y]) => (y + 240) / 100);
  const design = structuredClone(chinese);
  design.anchors = places.map(([x_mm, y_mm]) => ({ x_mm, y_mm, wx: 1, wy: 1 }));
  Object.assign(design.concrete, { cracked: true, fcuk_MPa });
  const input = atDepth(chineseInput(design, axials), hef_mm);
  const cone = { k_ucr: k, k_cr: k, s_cr_N: scrN_mm, c_cr_N: ccrN_mm, gamma_Mc: gamma_RcN };
  return { ...input, product: { ...input.product, ...cone } };
}

function pulledFigures([answer]: readonly CheckResult[], example: WorkedCase): ExpectedValue[] {
  return PULLED.flatMap((symbol, i) => {
    const printed = records(example.expected)[PULLED_NAMES[i]] as number | undefined;
    if (printed === undefined) return [];
    const ours = valueIn(answer.checks.concrete_cone.detail, symbol);
    const step = stepOf(answer, 'concrete_cone', symbol, ours);
    const { unit, clause } = step ?? {};
    return [expectedValue(example.tolerance, { part: 'concrete_cone', symbol, unit, clause, ours, printed })];
  });
}

/** Returns the tables by their names in the examples. */
export const tablesOn = (bases: Bases, sixAnchors: WorkedCase): Readonly<Record<string, Table>> => ({
  N0Rkc_table: coneTable(
    ({ inputs }) => {
      const { k1, fck_MPa } = records(inputs);
      const base = europeanInput(bases.european);
      const varied = {
        ...base,
        concrete: { ...base.concrete, f_ck: fck_MPa },
        product: { ...base.product, k_ucr: k1, k_cr: k1 },
      };
      return numbers(inputs.hef_mm).map((h_ef) => atDepth(varied, h_ef));
    },
    [
      'N_Rk_c_0',
      'kN',
      OVER_DEPTH,
      'values_kN',
      (cone, { inputs }) => quotient(cone('N_Rk_c_0'), records(inputs).gamma ?? 1),
    ],
  ),
  psi_sN: coneTable(atEdge(bases), ['psi_s_N', '', OVER_EDGE, 'values', (cone) => cone('psi_s_N')]),
  area_edge: coneTable(atEdge(bases), [
    'A_c_N / A_c_N_0',
    '',
    OVER_EDGE,
    'values',
    (cone) => quotient(cone('A_c_N'), cone('A_c_N_0')),
  ]),
  psi_reN: coneTable(
    atDepths(bases, (input) => (input.concrete.denseReinforcement = true)),
    ['psi_re_N', '', OVER_DEPTH, 'values', (cone) => cone('psi_re_N')],
  ),
  critical_distances: coneTable(
    atDepths(bases),
    ['s_cr_N', 'mm', OVER_DEPTH, 'scrN_mm', (cone) => cone('s_cr_N')],
    ['c_cr_N', 'mm', OVER_DEPTH, 'ccrN_mm', (cone) => cone('c_cr_N')],
  ),
  sqrt_strength: {
    // The reference strength is first, because the table prints ratios to the resistance at that strength.
    inputs: ({ inputs }) =>
      [inputs.reference_MPa as number, ...numbers(inputs.fcuk_MPa)].map((f_cuk) =>
        single(bases, (input) => (input.concrete.f_cuk = f_cuk)),
      ),
    figures: ([reference, ...answers], example) =>
      coneFigures(
        [
          'N_Rk_c_0',
          '',
          ['fcuk_MPa', 'f_cu,k', 'MPa'],
          'values',
          (cone) => quotient(cone('N_Rk_c_0'), coneOf(reference)('N_Rk_c_0')),
        ],
        answers,
        example,
      ),
  },
  N0Rkc: coneTable(
    atDepths(bases, (input, { inputs }) => {
      const { k, fcuk_MPa } = records(inputs);
      Object.assign(input.product, { k_ucr: k, k_cr: k });
      input.concrete.f_cuk = fcuk_MPa;
    }),
    [
      'N_Rk_c_0',
      'kN',
      OVER_DEPTH,
      'values_kN',
      (cone, { inputs }) => quotient(cone('N_Rk_c_0'), records(inputs).gamma_RcN),
    ],
  ),
  cone_group: { inputs: (example) => [sixPulled(bases, example)], figures: pulledFigures },
  /** The source gives psi_ecN for the six anchors of another example. */
  psi_ecN: { inputs: () => [sixPulled(bases, sixAnchors)], figures: pulledFigures },
  shear_equal: {
    checks: ['forces'],
    inputs: ({ inputs }) => {
      const design = structuredClone(bases.chinese);
      design.anchors = Array.from({ length: inputs.n as number }, (_, i) => ({
        x_mm: 100 * (i % 4) - 150,
        y_mm: 100 * Math.floor(i / 4) - 50,
        wx: 1,
        wy: 1,
      }));
      const Vx_kN = inputs.Vx_kN as number;
      design.loads = { Nz_kN: 0, Vx_kN, Vy_kN: 0, Mx_kNm: 0, My_kNm: 0, Mz_kNm: 0 };
      return [
        chineseInput(
          design,
          design.anchors.map(() => 0),
        ),
      ];
    },
    figures: ([answer], { inputs, expected, tolerance }) =>
      Array.from({ length: inputs.n as number }, (_, i) => {
        const symbol = `V_${i + 1}`;
        const ours = answer.reaction.at(i)?.shear;
        const clause = stepOf(answer, 'forces', symbol, ours)?.clause;
        const printed = expected.VSd_i_kN as number;
        return expectedValue(tolerance, { part: 'forces', symbol, unit: 'kN', clause, ours, printed });
      }),
  },
});
