/**
 * Reservations that a candidate has whatever its anchor forces are, and that can therefore be determined
 * without a call.
 */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { loadCasesOf } from '@/design/evaluation/load-cases-of';
import { anchorsOf } from '@/design/model/anchor-points';
import { designLoadValues } from '@/design/requests/factored-loads';
import { algorithmRequest } from '@/design/requests/requests';
import type { Candidate } from '@/design/search/candidate';
import { isReservation } from '@/design/verdict/reservations';
import { scopeRemarks, type Reaction } from '@/engineering';

/** Prefix of the codes of remarks on equilibrium, which cannot be judged while the forces are unknown. */
const OF_UNKNOWN_FORCES = 'axials_';

/**
 * Returns the same shear force for every anchor, nonzero in each direction in which a load acts; its
 * magnitude does not matter here.
 */
function shearOf({ design }: Candidate): Pick<Reaction, 'shear' | 'shearx' | 'sheary'> {
  const loads = loadCasesOf(design).map((one) => designLoadValues(one.design));
  const [shearx, sheary] = (['Vx', 'Vy'] as const).map((name) =>
    Math.max(...loads.map((values) => Math.abs(values[name]))),
  );
  return { shearx, sheary, shear: Math.hypot(shearx, sheary) };
}

/** Returns the codes of the certain reservations; an empty list if the request could not be read. */
export function certainReservations(candidate: Candidate): string[] {
  const { design, anchor } = candidate;
  const anchors = anchorsOf(design);
  const noForces = anchors.map(() => 0);
  const input = parseAlgorithm(algorithmRequest(design, anchor, noForces));
  if (!input.ok) return [];
  const shear = shearOf(candidate);
  const reaction = anchors.map(({ no }) => ({ no, tension: 0, ...shear }));
  return scopeRemarks({ input: input.value, reaction })
    .filter((remark) => isReservation(remark) && !remark.code.startsWith(OF_UNKNOWN_FORCES))
    .map(({ code }) => code);
}
