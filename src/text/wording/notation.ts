/** Converts symbols between the notation of the calculation and the notation of a standard. */
import type { TrailStep } from '@/engineering';

const DESIGN_ACTION = /_Ed(?![A-Za-z])/g;

/**
 * Returns the text in the notation of the standard: the subscript of a design action is Ed in EN 1992-4
 * (N_Ed) and Sd in JGJ145-2013 (N_Sd).
 */
export const inNotation = (standard: string | undefined, text: string): string =>
  standard === 'JGJ145-2013' ? text.replace(DESIGN_ACTION, '_Sd') : text;

/** Converts a displayed symbol back to the symbol used in the calculation. */
export const inEnginesNotation = (symbol: string): string => symbol.replace(/_Sd(?![A-Za-z])/, '_Ed');

export const stepInNotation =
  (standard: string | undefined) =>
  (step: TrailStep): TrailStep => ({
    ...step,
    symbol: inNotation(standard, step.symbol),
    expression: inNotation(standard, step.expression),
  });
