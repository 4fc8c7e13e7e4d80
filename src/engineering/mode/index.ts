/** The outcome of a failure mode, of combined checks, and the answer made from them. */
export { assembleAnswer, type CheckedModes } from './assemble-answer';
export type { EdgeMode } from './checked-edge';
export { interaction, notCombined, worstOf, type CombinedResult, type Interaction } from './interaction';
export { governing, modeOfParts } from './mode-result';
export type { CheckedMode, ModeResult, PartCheck, SkippedMode } from './mode-result';
