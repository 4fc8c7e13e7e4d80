/** The outcome of a failure mode, of combined checks, and the answer made from them. */
export { assembleAnswer, type CheckedModes } from '@/engineering/mode/assemble-answer';
export type { EdgeMode } from '@/engineering/mode/checked-edge';
export {
  interaction,
  notCombined,
  worstOf,
  type CombinedResult,
  type Interaction,
} from '@/engineering/mode/interaction';
export { governing, modeOfParts } from '@/engineering/mode/mode-result';
export type { CheckedMode, ModeResult, PartCheck, SkippedMode } from '@/engineering/mode/mode-result';
