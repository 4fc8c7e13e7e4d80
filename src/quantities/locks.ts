/**
 * Inputs that the app fixes as documented and that can be unlocked: the crack state under EN 1992-4,
 * thickness and section of a rigid plate.
 */
export const LOCKS = ['cracked', 'thickness', 'section'] as const;
export type Lock = (typeof LOCKS)[number];
