import type { Candidate } from '@/design/search/candidate';

/** Input of each answer: the open design, which may be calculated. */
export interface AnswerProps {
  open: Candidate;
}
