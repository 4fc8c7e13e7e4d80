/** The three combined tension and shear checks: sums of powers of the ratios, each with a limit. */

export const COMBINED_KEYS = ['steel', 'concrete', 'linear'] as const;
export type CombinedKey = (typeof COMBINED_KEYS)[number];

/**
 * Exponents and limits, used for both standards (EN 1992-4, table 7.3; JGJ145-2013, 6.1, which itself has no
 * linear check). It is sufficient to meet either the `concrete` or the `linear` check.
 */
export const COMBINED_CHECKS: Readonly<Record<CombinedKey, { exponent: number; limit: number }>> = {
  steel: { exponent: 2, limit: 1 },
  concrete: { exponent: 1.5, limit: 1 },
  linear: { exponent: 1, limit: 1.2 },
};

/** Relative tolerance for rounding when a value is compared with a limit. */
const ROUNDING = 1e-9;

export const withinLimit = (value: number, limit: number): boolean => value <= limit * (1 + ROUNDING);
