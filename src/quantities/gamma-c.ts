/** Partial factors for concrete, EN 1992-4, table 4.1, in general and for the accidental design situation. */
export const GAMMA_C = { general: 1.5, accidental: 1.2 } as const;
