/** Loads that the 3D view and the plan can show. */
export const LOAD_KINDS = ['design', 'dead', 'live'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];
