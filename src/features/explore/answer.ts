import type { Candidate } from '@/design/search/candidate';

/** Props of each Explore answer: the open design, which can be calculated. */
export interface AnswerProps {
  open: Candidate;
}
