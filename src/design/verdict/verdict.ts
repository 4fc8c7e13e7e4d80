/**
 * Derives the verdict on one response, with the reservations, missing checks and assumptions that accompany
 * the verdict.
 */
import { isDemonstration } from '@/design/verdict/assessed';
import { governingRow } from '@/design/verdict/governing';
import { REQUIREMENTS, wordOf, type Cells, type CellState, type Requirement } from '@/design/verdict/ledger';
import type { Missing } from '@/design/verdict/missing';
import {
  governingOfBoth,
  rigidAssumption,
  type Outcome,
  type RigidAssumption,
} from '@/design/verdict/outcome';
import { raisingAssumptions, type RaisingAssumption } from '@/design/verdict/raising-assumptions';
import { JUDGES, remarksOf, type CaseFacts } from '@/design/verdict/requirements';
import type { Reservation } from '@/design/verdict/reservations';

/** Assumption that is not a fault in the design, shown in grey next to the verdict. */
export type Assumption =
  | 'uncracked'
  | SetAssumption
  | RigidAssumption
  | RaisingAssumption
  | 'fixture_unknown'
  | 'unusual_installation'
  | 'demonstration_data';

type SetAssumption = 'cracked_set' | 'thickness_set' | 'section_set';

/** Assumption stated for each open lock, because the designer is responsible for the unlocked value. */
const SET = { cracked: 'cracked_set', thickness: 'thickness_set', section: 'section_set' } as const;

export interface DesignVerdict extends Outcome {
  /** Checks and values missing from this response; `overallOf` extends the list to all load cases. */
  missing: readonly Missing[];
  assumptions: readonly Assumption[];
}

/**
 * Returns the verdict on a response. The rule in the requirements documents decides between pass and fail.
 * Servers do not send such a verdict, so it is derived from the requests, the responses and the design; a
 * response with only the documented fields is sufficient. `judges` are the functions of the requirements.
 */
export function verdictOf(
  facts: CaseFacts,
  judges: Readonly<Partial<typeof JUDGES>> = JUDGES,
): DesignVerdict {
  const { answer, input } = facts;
  const remarks = remarksOf(facts);
  const cells: Partial<Record<Requirement, CellState>> = {};
  const reservations: Reservation[] = [];
  const missing: Missing[] = [];
  for (const requirement of REQUIREMENTS) {
    const judged = judges[requirement]?.(facts, { remarks, reservations, cells });
    cells[requirement] = judged?.state ?? 'not_judged';
    reservations.push(...(judged?.reservations ?? []));
    missing.push(...(judged?.missing ?? []));
  }
  const rigidity = input?.plate.rigid === true ? facts.rigidity : undefined;
  return {
    word: wordOf(cells),
    governing: governingOfBoth(governingRow(answer), rigidity, cells.rigidity),
    cells,
    reservations,
    missing,
    assumptions: assumptionsOf(facts, cells),
    rigidity,
  };
}

function assumptionsOf(facts: CaseFacts, cells: Cells): Assumption[] {
  const { input, openLocks = [] } = facts;
  const isUncracked = input !== null && !input.concrete.cracked;
  const assessed = input === null ? undefined : facts.assessed;
  const isChinese = input?.standard === 'JGJ145-2013';
  const rigidity = input?.plate.rigid === true ? facts.rigidity : undefined;
  return [
    ...(isUncracked ? (['uncracked'] as const) : []),
    ...openLocks.filter((lock) => lock !== 'cracked' || !isUncracked).map((lock) => SET[lock]),
    ...rigidAssumption(rigidity, cells.rigidity ?? 'not_judged'),
    ...raisingAssumptions(facts),
    ...(assessed && !assessed.t_fix && isChinese ? (['fixture_unknown'] as const) : []),
    ...(assessed?.isUnusual ? (['unusual_installation'] as const) : []),
    ...(assessed && isDemonstration(assessed.certification) ? (['demonstration_data'] as const) : []),
  ];
}
