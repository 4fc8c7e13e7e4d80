/** Answers that no other one needs anything of: one chunk, loaded when the first of them is asked for. */
export { DesignAnswer } from './design-answer';
export { PlateAnswer } from './plate-answer';
export { StandardsAnswer } from './standards-answer';
