import type { Candidate } from '@/design/search/candidate';

/**
 * Props shared by the components that answer an Explore question; they are rendered only if the open design
 * has no input errors. `open` is the open design with its anchor.
 */
export interface AnswerProps {
  open: Candidate;
}
