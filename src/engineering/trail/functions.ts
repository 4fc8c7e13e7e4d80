/** Implementations of the functions available in formulas. */
import type { FunctionName } from '@/formula/tokens';

const DEGREE = Math.PI / 180;

const sum = (...values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Angles are in degrees. `min`, `max`, `sum` and `mean` accept any number of arguments; the other functions
 * accept one.
 */
export const FUNCTIONS: Readonly<Record<FunctionName, (...values: number[]) => number>> = {
  sqrt: (a) => Math.sqrt(a),
  abs: (a) => Math.abs(a),
  sin: (a) => Math.sin(a * DEGREE),
  cos: (a) => Math.cos(a * DEGREE),
  atan: (a) => Math.atan(a) / DEGREE,
  min: (...values) => Math.min(...values),
  max: (...values) => Math.max(...values),
  sum,
  mean: (...values) => sum(...values) / values.length,
};
