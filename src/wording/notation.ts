/** Symbols of a standard that differ from those in the calculation. */
import type { TrailStep } from '@/engineering';

const DESIGN_ACTION = /_Ed(?![A-Za-z])/g;

/** A design action is written N_Ed in EN 1992-4 and N_Sd in JGJ145-2013. */
export const inNotation = (standard: string | undefined, text: string): string =>
  standard === 'JGJ145-2013' ? text.replace(DESIGN_ACTION, '_Sd') : text;

/** Converts a displayed symbol to the symbol in the calculation. */
export const inEnginesNotation = (symbol: string): string => symbol.replace(/_Sd(?![A-Za-z])/, '_Ed');

export const stepInNotation =
  (standard: string | undefined) =>
  (step: TrailStep): TrailStep => ({
    ...step,
    symbol: inNotation(standard, step.symbol),
    expression: inNotation(standard, step.expression),
  });
