/** Door of the mode part: the outcome of a failure mode, of combined checks, and the answer made from them. */
export { assembleAnswer, type CheckedModes } from './assemble-answer';
export {
  combinedUtilisation,
  interaction,
  LINEAR_LIMIT,
  type CombinedResult,
  type Interaction,
} from './interaction';
export {
  finite,
  governing,
  largestRatio,
  modeDetail,
  modeOfParts,
  summaryRow,
  verdictOf,
} from './mode-result';
export type { CheckedMode, ModeResult, PartCheck, SkippedMode } from './mode-result';
