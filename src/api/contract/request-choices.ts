/** Choices that a request carries, by the names of the design. */
import { CODES, nameOf } from '@/api/contract/design-codes';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';

/** Undefined for a code that stands for nothing. */
export const choicesOfRequest = ({ base, plate }: Pick<AlgorithmRequest, 'base' | 'plate'>) => ({
  crackState: nameOf(CODES.concrete.crack_or_not, base.crack_or_not),
  edgeReinforcement: nameOf(CODES.concrete.edge_reinforcement_or_not, base.edge_reinforcement_or_not),
  plateModel: nameOf(CODES.plate.stiffness, plate.stiffness),
});
