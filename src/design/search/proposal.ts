/** A connection that was calculated, as it is offered. */
import type { Candidate } from './candidate';
import type { Connection } from './connections';
import type { EvaluatedCandidate } from './evaluate-candidate';
import type { Size } from './sizes';

export interface Proposal {
  connection: Connection;
  /** As it is built: that of the connection, with a plate thickness where it is elastic. */
  candidate: Candidate;
  size: Size;
  judged: EvaluatedCandidate;
}
