/** Answer components that share one chunk, loaded when the user first opens any of them. */
export { DesignAnswer } from '@/features/explore/design-answer';
export { LimitsAnswer } from '@/features/explore/limits-answer';
export { PlateAnswer } from '@/features/explore/plate-answer';
export { StandardsAnswer } from '@/features/explore/standards-answer';
