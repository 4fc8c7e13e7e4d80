import type { Candidate } from '@/design/search/candidate';

/** Input of each Explore answer: the open design, which can be calculated. */
export interface AnswerProps {
  open: Candidate;
}
