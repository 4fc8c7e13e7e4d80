/** An input that may be changed alone, with the changes in the order of their size. */
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
  /** Share of what was there: by this the offers of several variables are ordered. */
  size: number;
}

export interface Variable {
  key: VariableKey;
  from: number | string;
  /** '' for a name or a bare number. */
  unit: 'mm' | '';
  /** From the smallest change on; each can be calculated. None: why. */
  steps: readonly Step[];
  /** A step passes where one before it does. */
  isMonotone: boolean;
  /** Why there is no step. */
  absence: 'notThere' | 'largest' | 'noRoom';
}

/** Steps that break no rule before a calculation. */
export const allowed = (steps: readonly Step[]): Step[] =>
  steps.filter(({ candidate }) => brokenRule(candidate()) === null);

/** A change of the design alone, its anchor as it is. */
export const changed = ({ design, anchor }: Candidate, recipe: (draft: Design) => void): Candidate => ({
  design: produce(design, (draft) => {
    recipe(draft);
  }),
  anchor,
});

/** The multiples of `step` above `from`, up to `most`. */
export function multiplesAbove(from: number, step: number, most: number): number[] {
  const first = Math.floor(from / step + 1e-9) + 1;
  const count = Math.max(0, Math.floor(most / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 1e6) / 1e6);
}
