/**
 * Inputs that the app fixes as documented but the user can unlock: the crack state under EN 1992-4, and
 * thickness and section of a rigid plate.
 */
export const LOCKS = ['cracked', 'thickness', 'section'] as const;
export type Lock = (typeof LOCKS)[number];
