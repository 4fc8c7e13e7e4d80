/** The ledger of formulas: clause, formula, symbols, and the tests that hold it to a figure from outside. */
import { check } from '@/engineering/check';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { WorkedCase } from '@/examples/case';
import { EUROPEAN_CASES } from '@/examples/cases/en1992-4';
import { CHINESE_CASES } from '@/examples/cases/jgj145';
import { chineseInput, type ChineseDesign } from '@/examples/inputs/chinese-design';
import { europeanInput, type EuropeanDesign } from '@/examples/inputs/european-design';
import { FORMULA_CASES } from '@/verification/formulas/cases';
import {
  formulaOf,
  generalFormula,
  keyOf,
  PARTS,
  symbolsOf,
  usedFormulas,
  type Part,
} from '@/verification/formulas/collect';

/** Where a worked design has the figures of a part of the check. */
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
 * A figure of a worked design stands for a step of the same part where both agree so far, and are not one
 * that many steps have.
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
  return numbersIn(mode === undefined ? figures : figures?.[mode]).filter((figure) => !COMMON.has(figure));
}

const isDesign = ({ op }: WorkedCase): boolean => op === 'design';

const DESIGNS: readonly { id: string; input: CheckInput; expected: WorkedCase['expected'] }[] = [
  ...EUROPEAN_CASES.filter(isDesign).map(({ id, inputs, expected }) => ({
    id,
    input: europeanInput(inputs as unknown as EuropeanDesign),
    expected,
  })),
  ...CHINESE_CASES.filter(isDesign).map(({ id, inputs, expected }) => {
    const { forces } = expected as { forces: { axials_kN: number[] } };
    return { id, input: chineseInput(inputs as unknown as ChineseDesign, forces.axials_kN), expected };
  }),
];

/** Formulas whose value is a figure of a worked design, with the designs. */
function checkedByDesigns(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, input, expected } of DESIGNS) {
    const answer = check(input);
    if (!answer.ok) continue;
    for (const part of PARTS) {
      const figures = figuresOf(expected, part);
      for (const step of answer.value[part].trail) {
        const { value } = step;
        if (!figures.some((figure) => Math.abs(figure - value) <= SAME * Math.abs(figure))) continue;
        const key = keyOf(formulaOf(step));
        found.set(key, (found.get(key) ?? new Set()).add(id));
      }
    }
  }
  return found;
}

const HEAD = `# Formulas of the checks

Made by \`npm run ledger\`; a test holds it to the code. \`i\` is a number of an anchor or strip, \`sum\` and \`mean\` run over those of
a group, \`c_edge\` is the distance to an edge. Tests: a line of its own in \`verification/formulas/cases.ts\` ("by hand"), and
worked designs in \`src/examples/\` that have its value among the figures of the same check.
`;

/** A formula with what holds it to a figure from outside. */
interface LedgerRow {
  clause: string;
  symbol: string;
  text: string;
  unit: string;
  symbols: string[];
  /** Its own line of `cases.ts`. */
  byHand: boolean;
  /** Worked designs that have its value. */
  designs: string[];
}

const STANDARDS = ['EN1992-4', 'JGJ145-2013'] as const satisfies readonly Standard[];

function ledgerRows(): Record<Standard, LedgerRow[]> {
  const designs = checkedByDesigns();
  const byHand = new Set(FORMULA_CASES.map(({ formula }) => generalFormula(formula)));
  const rowsOf = (standard: Standard): LedgerRow[] =>
    usedFormulas(standard).map((formula) => ({
      ...formula,
      symbols: symbolsOf(formula.text),
      byHand: byHand.has(formula.text),
      designs: [...(designs.get(keyOf(formula)) ?? [])],
    }));
  return { 'EN1992-4': rowsOf('EN1992-4'), 'JGJ145-2013': rowsOf('JGJ145-2013') };
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A reader wants to find a test, not all of them. */
const SHOWN = 2;

function testsOf({ byHand, designs }: LedgerRow): string {
  const more = designs.length > SHOWN ? ` and ${designs.length - SHOWN} more` : '';
  const parts = [
    ...(byHand ? ['by hand'] : []),
    ...(designs.length > 0 ? [designs.slice(0, SHOWN).join(', ') + more] : []),
  ];
  return parts.join('; ') || '**none**';
}

function lineOf(row: LedgerRow): string {
  const { clause, symbol, text, unit, symbols } = row;
  const cells = [clause, `\`${symbol} = ${text}\``, unit, symbols.join(', '), testsOf(row)];
  return `| ${cells.map(cell).join(' | ')} |`;
}

export interface Ledger {
  /** For a reader of the sources. */
  text: string;
  /** For the page of formulas. */
  json: string;
  /** Formulas that no test holds to a figure from outside. */
  untested: string[];
}

export function makeLedger(): Ledger {
  const rows = ledgerRows();
  const tables = STANDARDS.map(
    (standard) =>
      `\n## ${standard}\n\n| clause | formula | unit | symbols | tests |\n|---|---|---|---|---|\n${rows[standard].map(lineOf).join('\n')}\n`,
  );
  const untested = STANDARDS.flatMap((standard) => rows[standard])
    .filter(({ byHand, designs }) => !byHand && designs.length === 0)
    .map(({ symbol, text }) => `${symbol} = ${text}`);
  return {
    text: HEAD + tables.join(''),
    json: `${JSON.stringify(rows, null, 1)}\n`,
    untested: [...new Set(untested)],
  };
}
