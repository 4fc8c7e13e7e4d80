/** The two calculation calls, to a server or in this process. */
import type { AnswerForm } from '@/api/contract/accept-header';
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { ApiOutcome } from '@/api/contract/failure';
import type { CaseInput, PlateCaseInput } from '@/api/contract/to-wire';
import type { CheckResult } from '@/engineering';

/**
 * Form of a response, and how it is requested. A server that does not know a response profile sends the full
 * response; a server that does not know `contact` sends the forces of a plate on the concrete.
 */
export interface AnswerChoice extends Pick<AnswerForm, 'profile'> {
  /** True for one of many calls, or while the user is typing: avoids the service worker where possible. */
  isOneOfMany?: boolean;
}

/** Calculates forces and checks. A call that is aborted while it waits ends with the failure `cancelled`. */
export interface Calculator {
  run: (
    input: PlateCaseInput,
    signal: AbortSignal,
    choice?: AnswerChoice,
  ) => Promise<ApiOutcome<ForcesAnswer>>;
  /** Calculates all checks of the design, with the anchor forces that the input contains. */
  check: (input: CaseInput, signal: AbortSignal, choice?: AnswerChoice) => Promise<ApiOutcome<CheckResult>>;
  /** Maximum number of calls answered in parallel; further calls wait. */
  atOnce: () => number;
  /** Maximum number of bulk calls in progress, if a message contains several; by default `atOnce`. */
  manyAtOnce?: () => number;
}
