/** The two calculation calls, answered by a server or by the library in this process. */
import type { ApiOutcome } from '@/api/contract/failure';
import type { SimRequest } from '@/api/contract/run';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { AnswerProfile } from '@/api/contract/summary-profile';

export interface AnswerChoice {
  /** Profile of a shorter response; a server that does not know the profile responds in full. */
  profile?: AnswerProfile;
  /** Bulk or live call: avoids the service worker where possible. */
  isOneOfMany?: boolean;
}

/** A call aborted before its turn ends as `cancelled`. */
export interface Calculator {
  /** Axial forces of the anchors. */
  run: (sim: SimRequest, signal: AbortSignal, choice?: AnswerChoice) => Promise<ApiOutcome<RunAnswer>>;
  /** All checks of the design with these forces. */
  check: (
    request: AlgorithmRequest,
    signal: AbortSignal,
    choice?: AnswerChoice,
  ) => Promise<ApiOutcome<CheckAnswerOnWire>>;
  /** Maximum number of calls answered in parallel; further calls wait. */
  atOnce: () => number;
  /**
   * Maximum number of bulk calls that wait for responses: more than `atOnce` if several are sent in one
   * message; equal to `atOnce` if undefined.
   */
  manyAtOnce?: () => number;
}
