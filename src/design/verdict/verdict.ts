/**
 * Derives the verdict on one response, with the reservations, missing checks and assumptions that accompany
 * the verdict.
 */
import { cellsOf, openClaims } from '@/design/verdict/cells';
import { isDemonstration } from '@/design/verdict/demonstration';
import { governingRow } from '@/design/verdict/governing';
import { wordOf } from '@/design/verdict/ledger';
import type { Missing } from '@/design/verdict/missing';
import { missingInAnswer } from '@/design/verdict/missing-in-answer';
import type { Outcome } from '@/design/verdict/outcome';
import { raisingAssumptions, type RaisingAssumption } from '@/design/verdict/raising-assumptions';
import { leavesOpen, reservationsOf, type ReservationFacts } from '@/design/verdict/reservations';
import { rigidAssumption, type RigidAssumption, type Rigidity } from '@/design/verdict/rigidity';

/** Assumption that is not a fault in the design, shown in grey next to the verdict. */
export type Assumption =
  | 'uncracked'
  | SetAssumption
  | RigidAssumption
  | RaisingAssumption
  | 'demonstration_data';

type SetAssumption = 'cracked_set' | 'thickness_set' | 'section_set';

/** Assumption stated for each open lock, because the designer is responsible for the unlocked value. */
const SET = { cracked: 'cracked_set', thickness: 'thickness_set', section: 'section_set' } as const;

export interface DesignVerdict extends Outcome {
  /** Checks and values missing from this response; `judgedOver` extends the list to all load cases. */
  missing: readonly Missing[];
  assumptions: readonly Assumption[];
  /** Rigidity of a rigid plate, if known. */
  rigidity: Rigidity | undefined;
}

/**
 * Returns the verdict on a response. The rule in the requirements documents decides between pass and fail.
 * Servers do not send such a verdict, so it is derived from the requests, the responses and the design; a
 * response with only the documented fields is sufficient.
 */
export function verdictOf(facts: ReservationFacts): DesignVerdict {
  const { answer, input } = facts;
  const found = reservationsOf(facts);
  const reservations = found.filter((one) => !leavesOpen(one));
  const open = missingInAnswer(facts, found.filter(leavesOpen));
  const cells = cellsOf(facts, { reservations, missing: open });
  const assumptions: Assumption[] = [];
  const isUncracked = input !== null && !input.concrete.cracked;
  if (isUncracked) assumptions.push('uncracked');
  for (const lock of facts.openLocks ?? [])
    if (lock !== 'cracked' || !isUncracked) assumptions.push(SET[lock]);
  const rigidity = input?.plate.rigid === true ? facts.rigidity : undefined;
  assumptions.push(...rigidAssumption(rigidity), ...raisingAssumptions(facts));
  if (input !== null && isDemonstration(input.product.name)) assumptions.push('demonstration_data');
  return {
    word: wordOf(cells),
    governing: governingRow(answer),
    cells,
    reservations,
    missing: [...open, ...openClaims(cells)],
    assumptions,
    rigidity,
  };
}
