/** Converts the numeric codes in a request to the names that a design uses. */
import { CODES, nameOf } from '@/api/contract/design-codes';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';

/**
 * Converts the numeric codes of a request to the names of the choices; a choice with an unknown code is
 * undefined.
 */
export const choicesOfRequest = ({ base, plate }: Pick<AlgorithmRequest, 'base' | 'plate'>) => ({
  crackState: nameOf(CODES.concrete.crack_or_not, base.crack_or_not),
  edgeReinforcement: nameOf(CODES.concrete.edge_reinforcement_or_not, base.edge_reinforcement_or_not),
  plateModel: nameOf(CODES.plate.stiffness, plate.stiffness),
});
