/** State of one run of the checks, and what every check needs: clauses, utilisation, remarks. */
import type { CheckedModes } from '@/engineering/checks/mode-result';
import type { productValues, symbolsOf } from '@/engineering/checks/product';
import type { AnchorShear } from '@/engineering/forces/shear';
import type { TensionAnchor, tensionResultants } from '@/engineering/forces/tension-resultants';
import type { AnchorPoint, CheckInput, Standard } from '@/engineering/model/design';
import type { RemarkRow } from '@/engineering/scope/scope-remarks';
import { type Calculation, formula } from '@/engineering/trail/calculation';

export interface ShearAnchor extends AnchorPoint, AnchorShear {}

export interface CheckOptions {
  /** Importance factor of JGJ145-2013, 4.3.3; 1 by default. The input has no field for it. */
  gamma_0?: number;
  /** If false, the same values and verdicts without trail and details, several times faster. */
  trail?: boolean;
}

export interface CheckContext {
  input: CheckInput;
  product: ReturnType<typeof productValues>;
  /** Symbols of the product values as the standard writes them. */
  symbol: ReturnType<typeof symbolsOf>;
  /** Importance factor on all actions; 1 if the standard has no importance factor. */
  gamma_0: number;
  /** True if trail and details are recorded; if false, only values and verdicts are computed. */
  trail: boolean;
  /** Anchors in tension, in the order of the input. */
  inTension: readonly TensionAnchor[];
  /** All anchors with their shear, in the order of the input. */
  inShear: readonly ShearAnchor[];
  resultants: ReturnType<typeof tensionResultants>;
  /** Normal force and shear at the origin, kN. */
  N: number;
  Vx: number;
  Vy: number;
  /** Torsion about the stiffness centre, kNm. */
  T: number;
}

export type CheckRemark = RemarkRow<[state: CheckContext, modes: CheckedModes]>;

/** Remarks of a failure mode: checks that are not required, and assumptions. */
export type CheckRemarks = Partial<Record<'not_required' | 'assumption', readonly CheckRemark[]>>;

/**
 * Returns the clauses of a check by quantity. `table` lists the clause of EN 1992-4 and that of JGJ145-2013;
 * null where the standard has no such quantity. An equation number is written only if a text that quotes the
 * standard was read; where not even the clause is certain, the chapter (6.1) is written.
 */
export function clausesOf<Quantity extends string>(
  table: Readonly<Record<Quantity, readonly [string | null, string | null]>>,
): Readonly<Record<Standard, Readonly<Record<Quantity, string>>>> {
  const column = (standard: string, index: 0 | 1) =>
    Object.fromEntries(
      Object.entries<readonly [string | null, string | null]>(table).map(([quantity, clauses]) => [
        quantity,
        `${standard}, ${clauses[index]}`,
      ]),
    ) as Record<Quantity, string>;
  return { 'EN1992-4': column('EN 1992-4', 0), 'JGJ145-2013': column('JGJ145-2013', 1) };
}

/**
 * Computes the ratio of action to resistance, with the importance factor if it is not 1, and records it as
 * `beta`; the symbols for action and resistance must already have values.
 */
export function utilisation(
  calculation: Calculation,
  { gamma_0 }: CheckContext,
  [beta, action, resistance]: readonly [string, string, string],
  clause: string,
): number {
  if (gamma_0 === 1) return calculation.step(beta, formula`${action} / ${resistance}`, '', clause);
  calculation.given('gamma_0', gamma_0, '', 'loads');
  return calculation.step(beta, formula`gamma_0 * ${action} / ${resistance}`, '', clause);
}
