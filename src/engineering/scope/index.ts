/** What a design's figures cannot vouch for, from the design and its forces alone. */
export { edgeReach, standsOff, type ScopeFacts } from '@/engineering/scope/facts';
export { roundingOf } from '@/engineering/scope/axial-balance';
export { scopeRemarks } from '@/engineering/scope/scope-remarks';
