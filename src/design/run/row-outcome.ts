/** Outcome of a load list row. */
import type { ApiFailure } from '@/api/contract/failure';
import type { ListedLoad } from '@/design/model/design-state';
import type { Failure } from '@/design/validation/validate-design';
import type { RowPlate } from '@/design/verdict/load-list-outcome';
import { withRigidity, type Outcome, type Rigidity } from '@/design/verdict/outcome';
import type { Utilisations } from '@/design/verdict/rows';
import type { Standard } from '@/engineering';

/** Reason why a load case has no result: a rule that the design breaks, or a failed call. */
export type CaseFailure = { rule: Failure } | { call: ApiFailure };

export interface DoneRow {
  state: 'done';
  plate: RowPlate;
  outcome: Outcome;
  utilisations: Utilisations;
  /** Reason why the stress in an elastic plate could not be calculated. */
  failure?: CaseFailure;
}

export type RowOutcome = DoneRow | { state: 'failed'; failure: CaseFailure };

/** Rows never change, so the key of each row is made only once. */
const keys = new WeakMap<ListedLoad, string>();

/**
 * Returns a key made of the loads, because rows with the same loads have the same outcome, whatever their
 * names.
 */
export function loadsKey(row: ListedLoad): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const { Nz, Vx, Vy, Mx, My, Mz } = row;
  const key = [Nz, Vx, Vy, Mx, My, Mz].join('|');
  keys.set(row, key);
  return key;
}

export type RowOutcomes = ReadonlyMap<string, RowOutcome>;

/** Returns the outcome of a row on a rigid plate with its rigidity; a row without a result stays as it is. */
export const rowWithRigidity = (end: RowOutcome, rigidity: Rigidity, standard: Standard): RowOutcome =>
  end.state === 'done' ? { ...end, outcome: withRigidity(end.outcome, rigidity, standard) } : end;

/**
 * Merges two outcomes of a row: if the stress cannot be calculated, the row keeps its forces and the reason
 * is added.
 */
export const joinedOutcome = (before: RowOutcome | undefined, end: RowOutcome): RowOutcome =>
  end.state === 'failed' && before?.state === 'done' ? { ...before, failure: end.failure } : end;
