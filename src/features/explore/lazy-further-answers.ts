/** Answers that no other one needs anything of: one chunk, loaded when the first of them is asked for. */
export { DesignAnswer } from '@/features/explore/design-answer';
export { LimitsAnswer } from '@/features/explore/limits-answer';
export { PlateAnswer } from '@/features/explore/plate-answer';
export { StandardsAnswer } from '@/features/explore/standards-answer';
