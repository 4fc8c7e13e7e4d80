/** Formulas used in the checks, collected from the trails of many designs. */
import fc from 'fast-check';
import { check } from '@/engineering/check';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { CheckResult, TrailStep } from '@/engineering/model/result';
import { ofAnyNumber } from '@/formula/numbered';
import { MODES } from '@/verification/checks';
import { designsTo } from '@/verification/random-design';

export interface UsedFormula {
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

export const keyOf = ({ clause, symbol, text }: UsedFormula): string => `${clause} ${symbol} ${text}`;

export const formulaOf = ({ clause, symbol, unit, expression: text }: TrailStep): UsedFormula => ({
  clause,
  symbol: general(symbol).replace(REDUCED, ''),
  unit,
  text: generalFormula(text),
});

const FUNCTIONS = new Set(['sqrt', 'abs', 'sin', 'cos', 'atan', 'min', 'max', 'sum', 'mean']);

export const symbolsOf = (text: string): string[] =>
  [...new Set(text.match(/[A-Za-z]\w*/g) ?? [])].filter((word) => !FUNCTIONS.has(word));

export const PARTS = ['forces', ...MODES] as const;
export type Part = (typeof PARTS)[number];

const stepsOf = (answer: CheckResult): TrailStep[] =>
  PARTS.flatMap((part) => (part === 'forces' ? answer.forces : answer.checks[part].detail).trail);

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
    for (const step of stepsOf(answer.value)) {
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
