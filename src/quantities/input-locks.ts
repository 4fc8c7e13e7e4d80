/**
 * Inputs that the app sets to a documented value unless the user unlocks them: the crack state under EN
 * 1992-4, and thickness and profile of a rigid plate.
 */
export const LOCKS = ['cracked', 'thickness', 'section'] as const;
export type Lock = (typeof LOCKS)[number];
