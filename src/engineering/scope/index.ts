/** What a design's figures cannot vouch for, from the design and its forces alone. */
export { edgeReach, standsOff, type ScopeFacts } from './facts';
export { roundingOf } from './axial-balance';
export { scopeRemarks } from './scope-remarks';
