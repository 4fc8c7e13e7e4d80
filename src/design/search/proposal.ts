/** A calculated connection that is offered to the user. */
import type { Candidate } from '@/design/search/candidate';
import type { Connection } from '@/design/search/connections';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Size } from '@/design/search/sizes';

export interface Proposal {
  connection: Connection;
  /** The connection as it would be built, with a plate thickness if the plate is elastic. */
  candidate: Candidate;
  size: Size;
  judged: EvaluatedCandidate;
}
