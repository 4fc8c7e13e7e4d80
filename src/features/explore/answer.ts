import type { Candidate } from '@/design/search/candidate';

/**
 * Props shared by the components that answer an Explore question. `open` is the open design with its anchor,
 * rendered only if the design has no input errors.
 */
export interface AnswerProps {
  open: Candidate;
}
