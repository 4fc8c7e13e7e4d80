/** Results of failure modes and combined checks, and the check result assembled from them. */
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
