/** A connection that was calculated, as it is offered. */
import type { Candidate } from '@/design/search/candidate';
import type { Connection } from '@/design/search/connections';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Size } from '@/design/search/sizes';

export interface Proposal {
  connection: Connection;
  /** As it is built: that of the connection, with a plate thickness where it is elastic. */
  candidate: Candidate;
  size: Size;
  judged: EvaluatedCandidate;
}
