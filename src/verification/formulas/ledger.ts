/**
 * List of formulas: clause, formula, symbols, and the tests that compare the formula with independent
 * values.
 */
import { check } from '@/engineering/check';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { WorkedCase } from '@/examples/case';
import { EUROPEAN_CASES } from '@/examples/cases/en1992-4';
import { CHINESE_CASES } from '@/examples/cases/jgj145';
import { chineseInput } from '@/examples/inputs/chinese-design';
import { europeanInput } from '@/examples/inputs/european-design';
import { CLAUSES } from '@/verification/clauses/tables';
import {
  formulaOf,
  generalFormula,
  keyOf,
  PARTS,
  symbolsOf,
  usedFormulas,
  type Part,
} from '@/verification/formulas/collect';

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
  ...EUROPEAN_CASES.filter(isDesign).map(({ id, inputs, expected }) => ({
    id,
    input: europeanInput(inputs),
    expected,
  })),
  ...CHINESE_CASES.filter(isDesign).map(({ id, inputs, expected }) => {
    const { forces } = expected as { forces: { axials_kN: number[] } };
    return { id, input: chineseInput(inputs, forces.axials_kN), expected };
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
      for (const step of (part === 'forces' ? answer.value.forces : answer.value.checks[part].detail).trail) {
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

export interface Ledger {
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
