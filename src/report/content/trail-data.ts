/** A printed calculation: given values by origin, results of earlier calculations, then every step. */
import type { TrailStep } from '@/engineering';
import { grouped } from '@/quantities/group-by';
import type { InlineContent } from '@/report/model/report-input';
import { symbolRuns } from '@/text/format/symbols';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { ofAnyNumber, numberOf, formulaTokens, readFormula } from '@/text/formula/formula-tree';
import { withLinearFractions, widthOf } from '@/text/formula/line-breaks';
import { isGiven, type TrailPart, factText } from '@/text/wording/calculation-parts';
import { ABOVE, clauseText, numbersText, shortClause } from '@/text/wording/statement-text';
import { type Translate, type Runs, unitText, printSignificant } from '@/text/wording/values';

const sign = (text: string): Shape => ({ kind: 'sign', text });

/** Available width in em of a calculation line in the templates. */
const LINE = 38;
/** Maximum width of an unbreakable part, em: LibreOffice sets equations at 12 pt instead of 9 pt. */
const PIECE = 25;

export function formulaShape(text: string): Shape {
  const tree = readFormula(text);
  return tree === null ? { kind: 'word', text } : arrange(tree);
}

export const shapeRuns = (shape: Shape): Runs => [{ shape }];

export const joinedBy = (between: string, shapes: readonly Shape[]): Shape => ({
  kind: 'row',
  items: shapes.flatMap((shape, index) => (index === 0 ? [shape] : [sign(between), shape])),
});

function equationLines(symbol: string, formula: string, numbers: string | null): Runs[] {
  const left: Shape = { kind: 'symbol', text: symbol };
  const whole = [left, formulaShape(formula), ...(numbers === null ? [] : [formulaShape(numbers)])];
  const line = joinedBy('=', whole);
  if (numbers === null || widthOf(line) <= LINE) return [shapeRuns(withLinearFractions(line, PIECE))];
  const [, , put] = whole;
  return [
    shapeRuns(withLinearFractions(joinedBy('=', whole.slice(0, 2)), PIECE)),
    shapeRuns(withLinearFractions({ kind: 'row', items: [sign('='), put] }, PIECE)),
  ];
}

interface MergedStep extends TrailStep {
  /** Values in the order of their anchor or strip numbers; empty if the line was not combined. */
  values: ReadonlyMap<number, number>;
}

/**
 * Returns the formula with i in place of the anchor or strip number; null if the symbol of the step has no
 * number or the formula contains a different number.
 */
function ofAny({ symbol, expression }: TrailStep): string | null {
  const own = numberOf(symbol);
  const tokens = formulaTokens(expression);
  const numbers = tokens.flatMap(({ kind, text }) => (kind === 'symbol' ? (numberOf(text) ?? []) : []));
  if (own === null || numbers.some((number) => number !== own)) return null;
  return tokens.map(({ kind, text }) => (kind === 'symbol' ? ofAnyNumber(text) : text)).join(' ');
}

export const groupedSteps = (steps: readonly TrailStep[]): MergedStep[] =>
  [
    ...grouped(steps, (step) => {
      const expression = ofAny(step);
      if (expression === null) return step;
      return [ofAnyNumber(step.symbol), expression, step.unit, step.clause].join('|');
    }).values(),
  ].map((group) => {
    const [step] = group;
    const values = new Map(group.map(({ symbol, value }) => [numberOf(symbol) ?? 0, value]));
    if (values.size === 1) return { ...step, values: new Map() };
    return {
      ...step,
      symbol: ofAnyNumber(step.symbol),
      expression: ofAny(step) ?? step.expression,
      values: new Map([...values].sort(([one], [other]) => one - other)),
    };
  });

/** Returns text such as `c ≥ c_cr,N (200 ≥ 105)`; null for a factor other than 1. */
export function conditionOfOne({ isOne }: TrailStep, translate: Translate): Runs | null {
  if (isOne === undefined) return null;
  if ('fact' in isOne) return [{ text: factText(isOne.fact, translate) }];
  const { left, sign, right, numbers } = isOne;
  const compared = (...sides: readonly string[]): Runs => shapeRuns(joinedBy(sign, sides.map(formulaShape)));
  if (numbers === undefined) return compared(left, right);
  return [...compared(left, right), { text: '  (' }, ...compared(...numbers), { text: ')' }];
}

interface Wording {
  translate: Translate;
  clauseLink: (clause: string, text: string) => InlineContent;
}

/** No-break space, which keeps a symbol and its value on one line. */
const FIXED = '\u00a0';

/** Returns `1 … 4` for three or more consecutive anchors, otherwise all numbers. */
function numbersOf(values: ReadonlyMap<number, number>): string {
  const numbers = [...values.keys()];
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  return last - first === numbers.length - 1 && numbers.length > 2
    ? `${first} … ${last}`
    : numbers.join(', ');
}

/** Returns text such as `i = 1 … 4: 1.2; 1.2; 0.8; 0.8 kN`. */
function valuesRuns({ values, unit }: MergedStep): Runs {
  const figures = [...values.values()].map(printSignificant);
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
      : `(${[...values.values()].map(printSignificant).join('; ')})`;
  const figure = `${figures}${unit === '' ? '' : FIXED}${unitText(unit)}`;
  return [...symbolRuns(symbol), { text: `${FIXED}=${FIXED}${figure}${isLast ? '' : ';  '}` }];
}

/** Expression of a value that is 0 by definition. */
export const ZERO = '0';
/** Matches a sum or mean over a single anchor: `N_1`, `(x_1) / 1`. */
const OF_ONE = /^\(?((?:N|V|x|y|m|P|Q|t)_\d+(?:_[xy])?)\)?(?: \/ 1)?$/;

const isSame = (one: TrailStep, other: TrailStep): boolean =>
  one.symbol === other.symbol &&
  one.expression === other.expression &&
  one.substituted === other.substituted &&
  one.value === other.value;

/** True if the step was printed before; a step for several anchors only if the steps of all were. */
function isRepeated(step: TrailStep, trail: readonly TrailStep[], earlier: readonly TrailStep[]): boolean {
  const name = ofAnyNumber(step.symbol);
  const line = trail.filter(({ symbol }) => ofAnyNumber(symbol) === name);
  return line.every((part) => earlier.some((other) => isSame(part, other)));
}

/**
 * Returns the step as a given value if it needs no line of its own: a given value, a value equal to a given
 * value, zero, or a line from an `earlier` calculation with the same formula and numbers. Returns null for a
 * step that must be printed.
 */
function asGiven(
  step: TrailStep,
  trail: readonly TrailStep[],
  earlier: readonly TrailStep[],
): TrailStep | null {
  if (isGiven(step) || step.expression === ZERO) return step;
  const operand = OF_ONE.exec(step.expression)?.[1];
  const origin = trail.find((other) => isGiven(other) && other.symbol === operand);
  const { symbol: expression } = step;
  if (origin) return { ...step, expression, clause: origin.clause };
  return isRepeated(step, trail, earlier) ? { ...step, expression, clause: ABOVE } : null;
}

function givensOf(given: readonly MergedStep[], translate: Translate) {
  const clauses = [...new Set(given.map(({ clause }) => clause))];
  const byOrigin = clauses.map((clause) => given.filter((step) => step.clause === clause));
  return byOrigin.map((steps) => ({
    origin: clauseText(steps[0].clause, translate),
    values: steps.flatMap((step, index) => givenRuns(step, index === steps.length - 1)),
  }));
}

function stepData(step: MergedStep, { translate, clauseLink }: Wording) {
  const { symbol, expression, substituted, value, unit, clause, values } = step;
  const isOne = values.size === 0;
  /** Formula with numbers; null for a combined line and for a formula of numbers, printed once. */
  const numbers = isOne && substituted !== expression ? numbersText(step) : null;
  const condition = isOne ? conditionOfOne(step, translate) : null;
  const lines =
    condition === null
      ? [...equationLines(symbol, expression, numbers), ...(isOne ? [] : [valuesRuns(step)])]
      : equationLines(symbol, '1', null).map((line) => [...line, { text: ':  ' }, ...condition]);
  return {
    lines: lines.map((equation) => ({ equation })),
    value: isOne ? printSignificant(value) : '',
    unit: isOne ? unitText(unit) : '',
    clause_link: clauseLink(clause, shortClause(clauseText(clause, translate))),
  };
}

const symbolsIn = (steps: readonly TrailStep[]): Set<string> =>
  new Set(
    steps.flatMap(({ expression }) =>
      formulaTokens(expression).flatMap(({ kind, text }) => (kind === 'symbol' ? [text] : [])),
    ),
  );

/** Decides whether a given value must be printed: not if only repeated lines use the value. */
function isNeeded(
  given: readonly TrailStep[],
  trail: readonly TrailStep[],
  computed: readonly TrailStep[],
): (step: TrailStep) => boolean {
  const repeated = new Set(given.filter(({ clause }) => clause === ABOVE).map(({ symbol }) => symbol));
  const inRepeated = symbolsIn(trail.filter(({ symbol }) => repeated.has(symbol)));
  const inComputed = symbolsIn(computed);
  return ({ symbol, clause }) => inComputed.has(symbol) || (clause !== ABOVE && !inRepeated.has(symbol));
}

/** Returns the given values and the steps of a partial check that the report prints. */
function printedOf(trail: readonly TrailStep[], earlier: readonly TrailStep[]) {
  const computed = trail.filter((step) => asGiven(step, trail, earlier) === null);
  const given = trail
    .flatMap((step) => asGiven(step, trail, earlier) ?? [])
    .filter((step, index, all) => all.findIndex((other) => isSame(step, other)) === index);
  return { given: given.filter(isNeeded(given, trail, computed)), computed };
}

/** Returns the printed lines of a calculation; `earlier` contains the calculations before it. */
export const printedSteps = (parts: readonly TrailPart[], earlier: readonly TrailStep[]): TrailStep[] =>
  parts.flatMap(({ steps }, index) => {
    const before = [...earlier, ...parts.slice(0, index).flatMap((part) => part.steps)];
    const { given, computed } = printedOf(steps, before);
    return [...given, ...computed];
  });

function partData({ title, steps: trail }: TrailPart, earlier: readonly TrailStep[], wording: Wording) {
  const { given, computed } = printedOf(trail, earlier);
  const givens = givensOf(groupedSteps(given), wording.translate);
  const steps = groupedSteps(computed).map((step) => stepData(step, wording));
  return {
    has_title: title !== '',
    title,
    has_givens: givens.length > 0,
    givens,
    has_steps: steps.length > 0,
    steps,
  };
}

/** Returns a calculation for the templates; `earlier` was printed before it, `beside` adds data to a part. */
export const trailData = <Beside>(
  parts: readonly TrailPart[],
  earlier: readonly TrailStep[],
  wording: Wording,
  beside: (part: TrailPart['part']) => Beside,
) => ({
  parts: parts.map((part, index) => {
    const before = [...earlier, ...parts.slice(0, index).flatMap(({ steps }) => steps)];
    return { ...partData(part, before, wording), ...beside(part.part) };
  }),
});
