/** An input that can be changed on its own, with its possible changes ordered by size. */
import { produce } from 'immer';
import type { Design } from '@/design/model/design-state';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import type { EdgeName } from '@/quantities/edges';

export type VariableKey =
  | EdgeName
  | 'spacing'
  | 'h'
  | 'thickness'
  | 'ex'
  | 'ey'
  | 'grade'
  | 'diameter'
  | 'embedment'
  | 'family'
  | 'number'
  | 'gap'
  | 'restraint';

export interface Step {
  /** New value of the input: a number in the variable's unit, or a name. */
  to: number | string;
  candidate: () => Candidate;
  /** Change as a fraction of the current value, used to order remedies for different variables. */
  size: number;
}

export interface Variable {
  key: VariableKey;
  from: number | string;
  /** Unit of the value; '' for a name or a dimensionless number. */
  unit: 'mm' | '';
  /** Possible steps, the smallest change first; if empty, `absence` states the reason. */
  steps: readonly Step[];
  /** True if every step after a passing step also passes. */
  isMonotone: boolean;
  /** Reason why there is no step. */
  absence: 'notThere' | 'largest' | 'noRoom';
}

/** Returns the steps that break no rule. */
export const allowed = (steps: readonly Step[]): Step[] =>
  steps.filter(({ candidate }) => brokenRule(candidate()) === null);

/** Returns the candidate with a changed design and the same anchor. */
export const changed = ({ design, anchor }: Candidate, recipe: (draft: Design) => void): Candidate => ({
  design: produce(design, (draft) => {
    recipe(draft);
  }),
  anchor,
});

/** Returns multiples of `step` above `from`, up to `most`. */
export function multiplesAbove(from: number, step: number, most: number): number[] {
  const first = Math.floor(from / step + 1e-9) + 1;
  const count = Math.max(0, Math.floor(most / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 1e6) / 1e6);
}
