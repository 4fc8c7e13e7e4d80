/** The ledger of formulas: clause, formula, symbols, and the tests that hold it to a figure from outside. */
import { check } from '../../check';
import type { CheckInput, Standard } from '../../model/design';
import type { WorkedCase } from '../../../examples/case';
import { EUROPEAN_CASES } from '../../../examples/cases/en1992-4';
import { CHINESE_CASES } from '../../../examples/cases/jgj145';
import { chineseInput, type ChineseDesign } from '../../../examples/inputs/chinese-design';
import { europeanInput, type EuropeanDesign } from '../../../examples/inputs/european-design';
import { FORMULA_CASES } from './cases';
import { formulaOf, generalFormula, keyOf, PARTS, symbolsOf, usedFormulas, type Part } from './collect';

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

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A reader wants to find a test, not all of them. */
const SHOWN = 2;

function testsOf(key: string, text: string, designs: Map<string, Set<string>>, byHand: Set<string>): string {
  const ids = [...(designs.get(key) ?? [])];
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '';
  const parts = [
    ...(byHand.has(text) ? ['by hand'] : []),
    ...(ids.length > 0 ? [ids.slice(0, SHOWN).join(', ') + more] : []),
  ];
  return parts.join('; ') || '**none**';
}

export interface Ledger {
  text: string;
  /** Formulas that no test holds to a figure from outside. */
  untested: string[];
}

export function makeLedger(): Ledger {
  const designs = checkedByDesigns();
  const byHand = new Set(FORMULA_CASES.map(({ formula }) => generalFormula(formula)));
  const untested: string[] = [];
  const tables = (['EN1992-4', 'JGJ145-2013'] as const satisfies readonly Standard[]).map((standard) => {
    const rows = usedFormulas(standard).map((formula) => {
      const tests = testsOf(keyOf(formula), formula.text, designs, byHand);
      if (tests === '**none**') untested.push(`${formula.symbol} = ${formula.text}`);
      const symbols = symbolsOf(formula.text).join(', ');
      const cells = [formula.clause, `\`${formula.symbol} = ${formula.text}\``, formula.unit, symbols, tests];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
    return `\n## ${standard}\n\n| clause | formula | unit | symbols | tests |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return { text: HEAD + tables.join(''), untested: [...new Set(untested)] };
}
