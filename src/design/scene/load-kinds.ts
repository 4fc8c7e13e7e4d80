/** Which loads the 3D view shows. */
export const LOAD_KINDS = ['design', 'dead', 'live'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];
