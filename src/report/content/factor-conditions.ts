/**
 * Condition under which a factor is 1. The report prints the condition, because the formula would not show
 * why.
 */
import type { TrailStep } from '@/engineering';
import { formulaShape, joinedBy, shapeRuns } from '@/report/content/equation';
import { printSignificant, type Runs } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

interface Condition {
  symbol: RegExp;
  /**
   * Pattern that matches both the formula and the formula with numbers. The condition compares the captured
   * groups.
   */
  formula: RegExp;
  /** Left side of the condition, with $1 and $2 for the captured groups. */
  left: string;
  sign: '≥' | '=';
  right: string;
}

const OPERAND = String.raw`([\w.]+)`;
const PRODUCT = String.raw`(1\.5 \* [\w.]+)`;
const matching = (text: string): RegExp => new RegExp(`^${text}$`);

const COMPARED: readonly Condition[] = [
  {
    symbol: /^psi_s_N$/,
    formula: matching(String.raw`min\(1, 0\.7 \+ 0\.3 \* ${OPERAND} / ${OPERAND}\)`),
    left: '$1',
    sign: '≥',
    right: '$2',
  },
  {
    symbol: /^psi_s_V$/,
    formula: matching(String.raw`min\(1, 0\.7 \+ 0\.3 \* ${OPERAND} / \(${PRODUCT}\)\)`),
    left: '$1',
    sign: '≥',
    right: '$2',
  },
  {
    symbol: /^psi_h_V$/,
    formula: matching(String.raw`max\(1, \(${PRODUCT} / ${OPERAND}\)\^0\.5\)`),
    left: '$2',
    sign: '≥',
    right: '$1',
  },
  {
    symbol: /^psi_M_N$/,
    formula: matching(String.raw`max\(1, 2 - ${OPERAND} / \(${PRODUCT}\)\)`),
    left: '$1',
    sign: '≥',
    right: '$2',
  },
  {
    symbol: /^psi_re_N$/,
    formula: matching(String.raw`min\(1, 0\.5 \+ ${OPERAND} / 200\)`),
    left: '$1',
    sign: '≥',
    right: '100',
  },
  {
    symbol: /^psi_ec_(N_[xy]|V)$/,
    formula: matching(String.raw`1 / \(1 \+ 2 \* ${OPERAND} / .+\)`),
    left: '$1',
    sign: '=',
    right: '0',
  },
  {
    symbol: /^psi_alpha_V$/,
    formula: matching(String.raw`1 / sqrt\(cos\(${OPERAND}\)\^2 \+ .+\)`),
    left: '$1',
    sign: '=',
    right: '0',
  },
];

/** Values of a calculation by symbol. */
type Values = ReadonlyMap<string, number>;

/**
 * Conditions of EN 1992-4, 7.2.1.4 (7), each of which makes psi_M_N equal to 1: two symbols, the first of
 * which is compared with the second multiplied by a factor.
 */
const NOT_HINDERED = [
  { left: 'C_Ed', sign: '<', factor: 0.8, right: 'T_Ed_N' },
  { left: 'z', sign: '≥', factor: 1.5, right: 'h_ef' },
  { left: 'c', sign: '<', factor: 1.5, right: 'h_ef' },
] as const;

/**
 * Returns the first condition that is met, with its numbers. If the calculation does not contain the values
 * to compare, the condition is that there is no compression under the plate.
 */
function notHindered(translate: Translate, values: Values): Runs {
  for (const { left, sign, factor, right } of NOT_HINDERED) {
    const [value, other] = [values.get(left), values.get(right)];
    if (value === undefined || other === undefined) continue;
    if (sign === '<' ? value >= factor * other : value < factor * other) continue;
    const compared = (one: string, two: string) =>
      shapeRuns(joinedBy(sign, [formulaShape(one), formulaShape(`${factor} * ${two}`)]));
    const numbers = compared(printSignificant(value), printSignificant(other));
    return [...compared(left, right), { text: '  (' }, ...numbers, { text: ')' }];
  }
  return [{ text: translate('report:isOne.noCompression') }];
}

const inWords =
  (key: string) =>
  (translate: Translate): Runs => [{ text: translate(`report:isOne.${key}`) }];

/** Conditions, by factor symbol, for factors that the calculation sets to 1 without a formula. */
const WITHOUT_FORMULA: Readonly<Record<string, (translate: Translate, values: Values) => Runs>> = {
  psi_s_N: inWords('noEdge'),
  psi_s_V: inWords('noEdge'),
  psi_re_N: inWords('notDense'),
  psi_M_N: notHindered,
};

const NEAR_ONE = 1e-9;
/** Expression of a factor that the standard sets to 1. */
const ONE = '1';

/**
 * Returns text such as `c ≥ c_cr,N (200 ≥ 105)`. Returns null for a factor other than 1, and for a formula
 * that happens to give 1. `trail` is the calculation that contains the step.
 */
export function conditionOfOne(
  step: TrailStep,
  trail: readonly TrailStep[],
  translate: Translate,
): Runs | null {
  const { symbol, expression, substituted, value } = step;
  if (Math.abs(value - 1) > NEAR_ONE) return null;
  if (expression === ONE) {
    const values = new Map(trail.map((one) => [one.symbol, one.value]));
    return WITHOUT_FORMULA[symbol]?.(translate, values) ?? null;
  }
  const found = COMPARED.find((one) => one.symbol.test(symbol) && one.formula.test(expression));
  if (!found) return null;
  const { formula, left, sign, right } = found;
  const compared = (text: string): Runs =>
    shapeRuns(
      joinedBy(
        sign,
        [left, right].map((side) => formulaShape(text.replace(formula, side))),
      ),
    );
  // A comparison with 0 needs no numbers.
  if (sign === '=') return compared(expression);
  return [...compared(expression), { text: '  (' }, ...compared(substituted), { text: ')' }];
}
