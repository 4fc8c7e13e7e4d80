/** The verdict on a design in five words, with what an engineer must know beside it. */
import type { CheckAnswerOnWire } from '../../api/contract/run-algorithm-answer';
import { isDemonstration } from './demonstration';
import { governingRow, type GoverningRow } from './governing';
import { missingInAnswer } from './missing-in-answer';
import type { Missing } from './missing';
import { leavesOpen, reservationsOf, type Reservation, type ReservationFacts } from './reservations';
import { rigidAssumption, type RigidAssumption, type Rigidity } from './rigidity';
import { hasRows, passes } from './rows';

export type VerdictWord = 'verified' | 'reservations' | 'incomplete' | 'not_verified' | 'nothing';

/** As the command line prints them. */
export const VERDICT_WORDS: Readonly<Record<VerdictWord, string>> = {
  verified: 'Verified',
  reservations: 'Verified, with reservations',
  incomplete: 'Incomplete',
  not_verified: 'Not verified',
  nothing: 'Nothing to verify',
};

/** What holds without being a fault of this design: stands beside the verdict, in grey. */
export type Assumption = 'uncracked' | SetAssumption | RigidAssumption | 'demonstration_data';

type SetAssumption = 'cracked_set' | 'thickness_set' | 'section_set';

/** What the designer answers for, of a lock that is open. */
const SET = { cracked: 'cracked_set', thickness: 'thickness_set', section: 'section_set' } as const;

export interface DesignVerdict {
  word: VerdictWord;
  /** The row that decides; null where nothing is to be verified. */
  governing: GoverningRow | null;
  reservations: readonly Reservation[];
  /** What the answer leaves open; what other loads leave open is found over all of them. */
  missing: readonly Missing[];
  assumptions: readonly Assumption[];
  /** Of a rigid plate, where it is known. */
  rigidity: Rigidity | undefined;
}

function wordOf(
  answer: CheckAnswerOnWire,
  { reservations, missing }: Pick<DesignVerdict, 'reservations' | 'missing'>,
): VerdictWord {
  if (!passes(answer)) return 'not_verified';
  if (missing.length > 0) return 'incomplete';
  if (!hasRows(answer)) return 'nothing';
  return reservations.length > 0 ? 'reservations' : 'verified';
}

/**
 * Worked out from request and answer alone, since a server sends no such verdict; an answer of the documented
 * form is enough. The documented rule decides between pass and fail.
 */
export function verdictOf(facts: ReservationFacts): DesignVerdict {
  const { answer, input } = facts;
  const found = reservationsOf(facts);
  const reservations = found.filter((one) => !leavesOpen(one));
  const missing = missingInAnswer(facts, found.filter(leavesOpen));
  const assumptions: Assumption[] = [];
  const isUncracked = input !== null && !input.concrete.cracked;
  if (isUncracked) assumptions.push('uncracked');
  for (const lock of facts.openLocks ?? [])
    if (lock !== 'cracked' || !isUncracked) assumptions.push(SET[lock]);
  const rigidity = input?.plate.rigid === true ? facts.rigidity : undefined;
  assumptions.push(...rigidAssumption(rigidity));
  if (input !== null && isDemonstration(input.product.name)) assumptions.push('demonstration_data');
  return {
    word: wordOf(answer, { reservations, missing }),
    governing: governingRow(answer),
    reservations,
    missing,
    assumptions,
    rigidity,
  };
}
