/** Remarks on the scope of the standards, derived from the design and its forces alone. */
export { edgeReach, standsOff, type ScopeFacts } from '@/engineering/scope/facts';
export { fixtureThickness, hasContact } from '@/engineering/scope/facts';
export { roundingOf } from '@/engineering/scope/axial-balance';
export { scopeRemarks } from '@/engineering/scope/scope-remarks';
