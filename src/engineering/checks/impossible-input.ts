/** Inputs that are readable, each by itself, and yet no design. */
import { impossiblePlace } from '@/engineering/layout';
import type { CheckInput } from '@/engineering/model/design';
import type { EngineError } from '@/engineering/model/result';
import { LEAST_BREAKOUT } from '@/quantities/anchor';

/** Figures are written with few digits: a limit that is met on paper is met. */
const ROUNDING = 1e-9;

function breakoutTooSmall({ product }: CheckInput): EngineError | null {
  for (const [figure, multiple] of Object.entries(LEAST_BREAKOUT)) {
    const value = product[figure as keyof typeof LEAST_BREAKOUT];
    const least = multiple * product.h_ef;
    // 0 takes the default of the standard.
    if (value > 0 && value < least * (1 - ROUNDING)) {
      const times = multiple === 1 ? 'h_ef' : `${multiple} h_ef`;
      return { field: `anchor.${figure}`, message: `must be at least ${times} = ${least}, or be 0` };
    }
  }
  return null;
}

/** The first of them; null for a design. */
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
