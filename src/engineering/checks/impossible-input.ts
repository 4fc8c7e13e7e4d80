/** Detects inputs that are each valid but together do not describe a possible design. */
import { impossiblePlace } from '@/engineering/layout';
import type { CheckInput } from '@/engineering/model/design';
import type { EngineError } from '@/engineering/model/result';
import { LEAST_BREAKOUT } from '@/quantities/anchor';

/**
 * Relative tolerance: an input equal to its minimum must be accepted even if rounding makes it slightly
 * smaller.
 */
const ROUNDING = 1e-9;

function breakoutTooSmall({ product }: CheckInput): EngineError | null {
  for (const [figure, multiple] of Object.entries(LEAST_BREAKOUT)) {
    const value = product[figure as keyof typeof LEAST_BREAKOUT];
    const least = multiple * product.h_ef;
    // The value 0 selects the default of the standard, so only positive values are compared with the minimum.
    if (value > 0 && value < least * (1 - ROUNDING)) {
      const times = multiple === 1 ? 'h_ef' : `${multiple} h_ef`;
      return { field: `anchor.${figure}`, message: `must be at least ${times} = ${least}, or be 0` };
    }
  }
  return null;
}

/** Returns an error for the first input that makes the design impossible; null if the design is possible. */
export function impossibleInput(input: CheckInput): EngineError | null {
  const { concrete, product, plate } = input;
  if (concrete.h < product.h_ef) {
    return { field: 'base.h', message: `must not be less than h_ef = ${product.h_ef}` };
  }
  const places = input.anchors.map(({ x, y }) => [x, y] as const);
  return (
    breakoutTooSmall(input) ?? impossiblePlace('anchor.coordinates', places, [plate.length, plate.width])
  );
}
