/** Kinds of numbers in an anchor record: unit, and range in the form. */

interface StoredKind {
  unit: string;
  /** Factor to convert from the displayed unit to the stored unit. */
  scale: number;
  /** Step of the arrow keys, in the displayed unit. */
  step: number;
  largest: number;
}

/**
 * Kinds of numbers, with the steps that the documentation specifies. It specifies no step for installation
 * and basic properties, which use the browser default of 1.
 */
export const STORED_KINDS = {
  length: { unit: 'mm', scale: 1, step: 0.1, largest: 10_000 },
  area: { unit: 'mm²', scale: 1, step: 0.1, largest: 100_000 },
  force: { unit: 'kN', scale: 1, step: 0.1, largest: 100_000 },
  moment: { unit: 'Nm', scale: 1, step: 0.1, largest: 1_000_000 },
  // Stored in Pa, but entered in GPa, because the many digits in Pa would lead to typing errors.
  modulus: { unit: 'GPa', scale: 1e9, step: 0.1, largest: 10_000 },
  factor: { unit: '', scale: 1, step: 0.01, largest: 100 },
  wholeLength: { unit: 'mm', scale: 1, step: 1, largest: 10_000 },
  wholeMoment: { unit: 'Nm', scale: 1, step: 1, largest: 1_000_000 },
  wholeForce: { unit: 'kN', scale: 1, step: 1, largest: 100_000 },
} as const satisfies Record<string, StoredKind>;
