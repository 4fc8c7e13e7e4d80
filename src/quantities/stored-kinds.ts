/** What the numbers of an anchor's record are: unit, and what its form takes. */

export interface StoredKind {
  unit: string;
  /** By an arrow key. */
  step: number;
  largest: number;
}

/** The documented steps; installation and basic properties have none, so the browser's own: 1. */
export const STORED_KINDS = {
  length: { unit: 'mm', step: 0.1, largest: 10_000 },
  area: { unit: 'mm²', step: 0.1, largest: 100_000 },
  force: { unit: 'kN', step: 0.1, largest: 100_000 },
  moment: { unit: 'Nm', step: 0.1, largest: 1_000_000 },
  modulus: { unit: 'Pa', step: 0.1, largest: 1e13 },
  factor: { unit: '', step: 0.01, largest: 100 },
  wholeLength: { unit: 'mm', step: 1, largest: 10_000 },
  wholeMoment: { unit: 'Nm', step: 1, largest: 1_000_000 },
  wholeForce: { unit: 'kN', step: 1, largest: 100_000 },
} as const satisfies Record<string, StoredKind>;
