/** What the calculation of a row of the load list gave. */
import type { ListedLoad } from '../model/design-state';
import type { RowPlate } from '../verdict/load-list-outcome';
import type { Outcome } from '../verdict/outcome';
import type { Utilisations } from '../verdict/rows';

export interface DoneRow {
  state: 'done';
  plate: RowPlate;
  outcome: Outcome;
  utilisations: Utilisations;
  /** Why there is no more than the rigid plate, where the elastic one was asked for; '' for no words. */
  failure?: string;
}

export type RowOutcome = DoneRow | { state: 'failed'; message: string };

/** By the loads of a row: rows of the same loads share what they gave, whatever they are called. */
export const loadsKey = ({ Nz, Vx, Vy, Mx, My, Mz }: ListedLoad): string =>
  [Nz, Vx, Vy, Mx, My, Mz].join('|');

export type RowOutcomes = ReadonlyMap<string, RowOutcome>;
