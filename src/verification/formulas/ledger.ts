/**
 * List of formulas: clause, formula, symbols, and the tests that compare the formula with independent
 * values.
 */
import fc from 'fast-check';
import { check } from '@/engineering/check';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { CheckResult, TrailStep } from '@/engineering/model/result';
import { type WorkedCase, EUROPEAN_CASES, CHINESE_CASES } from '@/examples/case';
import { chineseInput } from '@/examples/inputs/chinese-design';
import { europeanInput } from '@/examples/inputs/european-design';
import { ofAnyNumber } from '@/text/formula/formula-tree';
import { MODES } from '@/verification/check-helpers';
import { CONE } from '@/verification/clauses/concrete-cone';
import { EDGE } from '@/verification/clauses/concrete-edge';
import { FORCES } from '@/verification/clauses/forces';
import { handCalculated, type ClauseTable } from '@/verification/clauses/hand-calculation';
import { PRY_OUT } from '@/verification/clauses/pry-out';
import { SCOPE } from '@/verification/clauses/scope';
import { SPLITTING } from '@/verification/clauses/splitting';
import { STEEL_SHEAR } from '@/verification/clauses/steel-shear';
import { designsTo } from '@/verification/random-design';

/** Formulas used in the checks, collected from the trails of many designs. */
interface UsedFormula {
  clause: string;
  symbol: string;
  unit: string;
  /** Formula in general form: numbered symbols are written as `N_i`, and each sum over them as `sum(...)`. */
  text: string;
}

const general = (text: string): string => text.replace(/[A-Za-z]\w*/g, ofAnyNumber);

/** Matches the suffix in the symbols of reduced values, which use the same formulas as unreduced values. */
const REDUCED = /_used\b/g;

/**
 * Writes a sum over anchors or strips as `sum(N_i * x_i)`, a mean as `mean(x_i)`, a list in `max` as
 * `max(N_i)`.
 */
export function generalFormula(text: string): string {
  return general(text)
    .replace(REDUCED, '')
    .replace(/(P_i \* \(t_i - t_g\))(?: \+ P_i \* \(t_i - t_g\))*/, 'sum($1)')
    .replace(/\(([xyt]_i)(?: \+ \1)*\) \/ \d+/g, 'mean($1)')
    .replace(/\(?(\w+_i \* \w+_i)(?: \+ \1)*\)?/g, 'sum($1)')
    .replace(/^((?:V_i_[xy])|(?:[NPQblm]_i))(?: \+ \1)*$/, 'sum($1)')
    .replace(/^max\(N_i(?:, N_i)*\)$/, 'max(N_i)')
    .replace(/^(min|max)\(c_[XY]\d(?:, c_[XY]\d)*\)$/, '$1(c_edge)')
    .replace(/\bc_[XY]\d\b/g, 'c_edge');
}

const keyOf = ({ clause, symbol, text }: UsedFormula): string => `${clause} ${symbol} ${text}`;

const formulaOf = ({ clause, symbol, unit, expression: text }: TrailStep): UsedFormula => ({
  clause,
  symbol: general(symbol).replace(REDUCED, ''),
  unit,
  text: generalFormula(text),
});

const FUNCTIONS = new Set(['sqrt', 'abs', 'sin', 'cos', 'atan', 'min', 'max', 'sum', 'mean']);

export const symbolsOf = (text: string): string[] =>
  [...new Set(text.match(/[A-Za-z]\w*/g) ?? [])].filter((word) => !FUNCTIONS.has(word));

const PARTS = ['forces', ...MODES] as const;
type Part = (typeof PARTS)[number];

const trailOf = (answer: CheckResult, part: Part): readonly TrailStep[] =>
  (part === 'forces' ? answer.forces : answer.checks[part].detail).trail;

/** Returns random designs with a fixed seed that together reach every branch of every check. */
function sampleOf(standard: Standard): CheckInput[] {
  const plain = fc.sample(designsTo({ standard, slots: true }), { numRuns: 1500, seed: 1 });
  return plain.map((design, index) => ({
    ...design,
    profile: { ...design.profile, ex: index % 3 === 0 ? 20 : 0 },
    dead: { ...design.dead, factor: 1.35 },
    live: { ...design.dead, factor: index % 2 === 0 ? 1.5 : 0, N: index % 4 === 0 ? 2 : 0 },
  }));
}

const known = new Map<Standard, UsedFormula[]>();

/** Returns each formula once, in the order in which calculations use them. */
export function usedFormulas(standard: Standard): UsedFormula[] {
  const formulas = known.get(standard) ?? collected(standard);
  known.set(standard, formulas);
  return formulas;
}

function collected(standard: Standard): UsedFormula[] {
  const found = new Map<string, UsedFormula>();
  const seen = new Set<string>();
  for (const input of sampleOf(standard)) {
    const answer = check(input);
    if (!answer.ok) continue;
    for (const step of PARTS.flatMap((part) => trailOf(answer.value, part))) {
      // A trail line that only copies a number or a symbol is not a formula.
      if (/^-?[\w.]+$/.test(step.expression)) continue;
      const written = `${step.clause} ${step.symbol} ${step.expression}`;
      if (seen.has(written)) continue;
      seen.add(written);
      const formula = formulaOf(step);
      found.set(keyOf(formula), formula);
    }
  }
  return [...found.values()];
}

/** All tables of clauses: formulas calculated by hand, and thresholds. */
const PULL_OUT: ClauseTable = {
  clause: 'pull-out: EN 1992-4, 7.2.1.5',
  formulas: handCalculated('psi_c * N_Rk_p_0 | psi_c = 1.2, N_Rk_p_0 = 25 | 30 | a fifth more than 25'),
  thresholds: {},
};

export const CLAUSES: readonly ClauseTable[] = [
  FORCES,
  PULL_OUT,
  CONE,
  SPLITTING,
  STEEL_SHEAR,
  PRY_OUT,
  EDGE,
  SCOPE,
];

/** Location of each check's values in the expected results of a worked example. */
const PLACES: Readonly<Record<Part, readonly [force: string, mode?: string]>> = {
  forces: ['forces'],
  steel_tension: ['tension', 'steel'],
  pull_out: ['tension', 'pull_out'],
  concrete_cone: ['tension', 'cone'],
  splitting: ['tension', 'splitting'],
  steel_shear: ['shear', 'steel'],
  pry_out: ['shear', 'pry_out'],
  concrete_edge: ['shear', 'edge'],
};

/**
 * A step of a check is considered verified if a value in the worked example equals it within this relative
 * tolerance; values in `COMMON` are ignored because they occur in many steps.
 */
const SAME = 1e-7;
const COMMON = new Set([0, 1]);

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

function figuresOf(expected: WorkedCase['expected'], part: Part): number[] {
  const [force, mode] = PLACES[part];
  const figures = expected[force] as Record<string, unknown> | undefined;
  const printed = numbersIn(mode === undefined ? figures : figures?.[mode]);
  const { torsion_kNmm } = figures ?? {};
  const inMetres = typeof torsion_kNmm === 'number' ? [torsion_kNmm / 1000] : [];
  return [...printed, ...inMetres].filter((figure) => !COMMON.has(figure));
}

const isDesign = ({ op }: WorkedCase): boolean => op === 'design';

const DESIGNS: readonly { id: string; input: CheckInput; expected: WorkedCase['expected'] }[] = [
  ...EUROPEAN_CASES.filter(isDesign).map((one) => ({ ...one, input: europeanInput(one.inputs) })),
  ...CHINESE_CASES.filter(isDesign).map((one) => {
    const { forces } = one.expected as { forces: { axials_kN: number[] } };
    return { ...one, input: chineseInput(one.inputs, forces.axials_kN) };
  }),
];

/** Returns the formulas whose values occur in worked examples, each with the ids of these examples. */
function checkedByDesigns(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, input, expected } of DESIGNS) {
    const answer = check(input);
    if (!answer.ok) continue;
    for (const part of PARTS) {
      const figures = figuresOf(expected, part);
      for (const step of trailOf(answer.value, part)) {
        const { value } = step;
        if (!figures.some((figure) => Math.abs(figure - value) <= SAME * Math.abs(figure))) continue;
        const key = keyOf(formulaOf(step));
        found.set(key, (found.get(key) ?? new Set()).add(id));
      }
    }
  }
  return found;
}

/** Formula and the tests that verify it. */
interface LedgerRow {
  clause: string;
  symbol: string;
  text: string;
  unit: string;
  symbols: string[];
  /** True if a table of `clauses/` contains this formula, calculated by hand. */
  byHand: boolean;
  /** Ids of worked examples that contain a value calculated with the formula. */
  designs: string[];
}

const STANDARDS = ['EN1992-4', 'JGJ145-2013'] as const satisfies readonly Standard[];

function ledgerRows(): Record<Standard, LedgerRow[]> {
  const designs = checkedByDesigns();
  const byHand = new Set(
    CLAUSES.flatMap(({ formulas }) => formulas.map(([formula]) => generalFormula(formula))),
  );
  const rowsOf = (standard: Standard): LedgerRow[] =>
    usedFormulas(standard).map((formula) => ({
      ...formula,
      symbols: symbolsOf(formula.text),
      byHand: byHand.has(formula.text),
      designs: [...(designs.get(keyOf(formula)) ?? [])],
    }));
  return { 'EN1992-4': rowsOf('EN1992-4'), 'JGJ145-2013': rowsOf('JGJ145-2013') };
}

interface Ledger {
  /** Rows of the page *Formulas*. */
  rows: Record<Standard, LedgerRow[]>;
  /** Formulas that no test compares with an independent value. */
  untested: string[];
}

export function makeLedger(): Ledger {
  const rows = ledgerRows();
  const untested = STANDARDS.flatMap((standard) => rows[standard])
    .filter(({ byHand, designs }) => !byHand && designs.length === 0)
    .map(({ symbol, text }) => `${symbol} = ${text}`);
  return { rows, untested: [...new Set(untested)] };
}
