import type { Candidate } from '@/design/search/candidate';

/** What each answer is given: the design as it stands, allowed to be calculated. */
export interface AnswerProps {
  open: Candidate;
}
