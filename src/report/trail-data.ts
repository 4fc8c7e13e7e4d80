/** A calculation as the report prints it: what is given, by where it comes from, then every computed step. */
import type { TrailStep } from '../engineering';
import { formulaRuns, symbolRuns } from '../shared/format/formula-runs';
import { isGiven } from './given-values';
import { unitText, type Runs, printSignificant } from './figures';
import type { Translate } from './report-input';
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

function givenRuns({ symbol, value, unit }: TrailStep, isLast: boolean): Runs {
  const figure = `${printSignificant(value)}${unit === '' ? '' : FIXED}${unitText(unit)}`;
  return [...symbolRuns(symbol), { text: `${FIXED}=${FIXED}${figure}${isLast ? '' : ';  '}` }];
}

function givensOf(trail: readonly TrailStep[], translate: Translate) {
  const given = trail.filter(isGiven);
  const clauses = [...new Set(given.map(({ clause }) => clause))];
  const byOrigin = clauses.map((clause) => given.filter((step) => step.clause === clause));
  return byOrigin.map((steps) => ({
    origin: clauseText(steps[0].clause, translate),
    values: steps.flatMap((step, index) => givenRuns(step, index === steps.length - 1)),
  }));
}

function partData({ title, steps: trail }: TrailPart, translate: Translate) {
  const givens = givensOf(trail, translate);
  const steps = trail
    .filter((step) => !isGiven(step))
    .map((step) => ({
      symbol: symbolRuns(step.symbol),
      formula: formulaRuns(step.expression),
      /** A formula of numbers alone would be printed twice. */
      has_numbers: step.substituted !== step.expression,
      numbers: formulaRuns(numbersText(step)),
      value: printSignificant(step.value),
      unit: unitText(step.unit),
      clause: clauseText(step.clause, translate),
    }));
  return {
    has_title: title !== '',
    title,
    has_givens: givens.length > 0,
    givens,
    has_steps: steps.length > 0,
    steps,
  };
}

export const trailData = (parts: readonly TrailPart[], translate: Translate) => ({
  parts: parts.map((part) => partData(part, translate)),
});
