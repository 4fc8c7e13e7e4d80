/** The outcome of a failure mode, of combined checks, and the answer made from them. */
export { assembleAnswer, type CheckedModes } from './assemble-answer';
export { interaction, notCombined, worstOf, type CombinedResult, type Interaction } from './interaction';
export { finite, governing, modeDetail, modeOfParts, summaryRow, verdictOf } from './mode-result';
export type { CheckedMode, ModeResult, PartCheck, SkippedMode } from './mode-result';
