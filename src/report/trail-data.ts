/** A calculation as the report prints it: what is given, by where it comes from, then every computed step. */
import type { TrailStep } from '../engineering';
import { shortClause } from './clause-text';
import { equationLines, formulaShape, shapeRuns } from './equation';
import { conditionOfOne } from './factor-conditions';
import { unitText, type Runs, printSignificant } from './figures';
import { isGiven } from './given-values';
import { mergedSteps, type MergedStep } from './merged-steps';
import type { Translate } from './report-input';
import { symbolRuns } from '../text/format/symbol-runs';
import type { TrailPart } from './trail-parts';

const ORIGIN = /^input: (anchor|concrete|plate|layout|loads|forces|parts)$/;
/** What is left of a difference by rounding: below 1e-9. */
const NOISE = /\b\d+(?:\.\d+)?e-\d{2,}\b/g;

/** The formula with its numbers, as it is shown. */
export const numbersText = ({ substituted }: TrailStep): string => substituted.replace(NOISE, '0');

/** Keeps a value with its symbol in one line. */
const FIXED = '\u00a0';

/** A clause, or for a given value where it comes from. */
export function clauseText(clause: string, translate: Translate): string {
  const origin = ORIGIN.exec(clause)?.[1];
  if (origin !== undefined) return translate(`results:given.${origin}`);
  return clause.startsWith('statics:') ? translate('results:clauses.shift') : clause;
}

/** `1 … 4` for anchors in a row, else all of them. */
function numbersOf(values: ReadonlyMap<number, number>): string {
  const numbers = [...values.keys()].sort((a, b) => a - b);
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  return last - first === numbers.length - 1 && numbers.length > 2
    ? `${first} … ${last}`
    : numbers.join(', ');
}

/** `i = 1 … 4: 1.2; 1.2; 0.8; 0.8 kN`. */
function valuesRuns({ values, unit }: MergedStep): Runs {
  const figures = [...values].sort(([a], [b]) => a - b).map(([, value]) => printSignificant(value));
  return [
    { text: 'i', italic: true },
    { text: `${FIXED}=${FIXED}${numbersOf(values)}:  ` },
    { text: [figures.join('; '), unitText(unit)].join(' ').trim() },
  ];
}

function givenRuns(step: MergedStep, isLast: boolean): Runs {
  const { symbol, value, unit, values } = step;
  const figures =
    values.size === 0
      ? printSignificant(value)
      : `(${[...values].map(([, figure]) => printSignificant(figure)).join('; ')})`;
  const figure = `${figures}${unit === '' ? '' : FIXED}${unitText(unit)}`;
  return [...symbolRuns(symbol), { text: `${FIXED}=${FIXED}${figure}${isLast ? '' : ';  '}` }];
}

/** A sum or mean over one anchor alone: `N_1`, `(x_1) / 1`. */
const OF_ONE = /^\(?((?:N|V|x|y|P|Q|t)_\d+(?:_[xy])?)\)?(?: \/ 1)?$/;

/** What needs no line: a given value, and what is the same as one. Null for all that is computed. */
export function asGiven(step: TrailStep, trail: readonly TrailStep[]): TrailStep | null {
  if (isGiven(step)) return step;
  const operand = OF_ONE.exec(step.expression)?.[1];
  const origin = trail.find((other) => isGiven(other) && other.symbol === operand);
  return origin ? { ...step, expression: step.symbol, clause: origin.clause } : null;
}

function givensOf(trail: readonly TrailStep[], translate: Translate) {
  const given = mergedSteps(trail.flatMap((step) => asGiven(step, trail) ?? []));
  const clauses = [...new Set(given.map(({ clause }) => clause))];
  const byOrigin = clauses.map((clause) => given.filter((step) => step.clause === clause));
  return byOrigin.map((steps) => ({
    origin: clauseText(steps[0].clause, translate),
    values: steps.flatMap((step, index) => givenRuns(step, index === steps.length - 1)),
  }));
}

function stepData(step: MergedStep, translate: Translate) {
  const { symbol, expression, substituted, value, unit, clause, values } = step;
  const isOne = values.size === 0;
  /** A formula of numbers alone would be printed twice. */
  const numbers = isOne && substituted !== expression ? numbersText(step) : null;
  const condition = isOne ? conditionOfOne(step, translate) : null;
  const lines =
    condition === null
      ? [...equationLines(symbol, expression, numbers), ...(isOne ? [] : [valuesRuns(step)])]
      : equationLines(symbol, '1', null).map((line) => [...line, { text: ':  ' }, ...condition]);
  return {
    lines: lines.map((equation) => ({ equation })),
    symbol: symbolRuns(symbol),
    formula: shapeRuns(formulaShape(expression)),
    has_numbers: numbers !== null || !isOne,
    numbers: isOne ? shapeRuns(formulaShape(numbersText(step))) : valuesRuns(step),
    value: isOne ? printSignificant(value) : '',
    unit: isOne ? unitText(unit) : '',
    clause: clauseText(clause, translate),
    clause_short: shortClause(clauseText(clause, translate)),
  };
}

function partData({ title, steps: trail }: TrailPart, translate: Translate) {
  const givens = givensOf(trail, translate);
  const computed = trail.filter((step) => asGiven(step, trail) === null);
  const steps = mergedSteps(computed).map((step) => stepData(step, translate));
  return {
    has_title: title !== '',
    title,
    has_givens: givens.length > 0,
    givens,
    has_steps: steps.length > 0,
    steps,
  };
}

/** `beside`: what else a part shows. */
export const trailData = <Beside>(
  parts: readonly TrailPart[],
  translate: Translate,
  beside: (part: TrailPart['part']) => Beside,
) => ({
  parts: parts.map((part) => ({ ...partData(part, translate), ...beside(part.part) })),
});
