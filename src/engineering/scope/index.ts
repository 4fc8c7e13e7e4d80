/** Remarks on the limits of a design's validity, from the design and its forces alone. */
export { edgeReach, standsOff, type ScopeFacts } from '@/engineering/scope/facts';
export { roundingOf } from '@/engineering/scope/axial-balance';
export { scopeRemarks } from '@/engineering/scope/scope-remarks';
