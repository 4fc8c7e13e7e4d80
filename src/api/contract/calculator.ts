/** The two calculation calls, answered by a server or by the library in this process. */
import type { ApiOutcome } from '@/api/contract/failure';
import type { SimRequest } from '@/api/contract/run';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { AnswerProfile } from '@/api/contract/summary-profile';

export interface AnswerChoice {
  /** Requests less than a full answer; a server that does not know the profile answers in full. */
  profile?: AnswerProfile;
  /** Bulk or live call: avoids the service worker where possible. */
  isOneOfMany?: boolean;
}

/** A call that is aborted before its turn ends as `cancelled`. */
export interface Calculator {
  /** Axial forces of the anchors. */
  run: (sim: SimRequest, signal: AbortSignal, choice?: AnswerChoice) => Promise<ApiOutcome<RunAnswer>>;
  /** All checks of the design under these forces. */
  check: (
    request: AlgorithmRequest,
    signal: AbortSignal,
    choice?: AnswerChoice,
  ) => Promise<ApiOutcome<CheckAnswerOnWire>>;
  /** Calls that are answered at once at most; further ones wait for their turn. */
  atOnce: () => number;
  /**
   * Calls marked as one of many that may wait for their answers together: more than `atOnce` where several
   * travel in one message; as many as `atOnce` where it is left out.
   */
  manyAtOnce?: () => number;
}
