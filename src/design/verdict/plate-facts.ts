/** Plate results that the verdict uses, from the responses to both calls (anchor forces, checks). */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import { largestPressure, pressesOnAnchors } from '@/design/verdict/largest-pressure';
import { plateFigures } from '@/design/verdict/plate-figures';
import { factored, NEGLIGIBLE_FORCE, type CheckInput } from '@/engineering';

export interface PlateFacts {
  /** Largest von Mises stress in an elastic plate, MPa, and its bounds; null: not in the response. */
  stress: number | null;
  leastStress: number | null;
  stressBound: number | null;
  /** True if the plate presses on the concrete. */
  touches: boolean;
  /** Largest pressure on the concrete, MPa, and its bounds; null: unknown, or no pressure on the concrete. */
  pressure: number | null;
  leastPressure: number | null;
  pressureBound: number | null;
  /** True if a full solution was requested, not only anchor forces. */
  isFull: boolean;
}

interface Checked {
  answer: CheckAnswerOnWire;
  /** Null if the request is unknown. */
  input: CheckInput | null;
}

/**
 * Returns the compression under the plate, kN: from the check, otherwise from equilibrium with the anchor
 * tensions. Null if neither is known.
 */
export function compressionOf({ answer, input }: Checked): number | null {
  const stated = answer.resultant.compression as number | undefined;
  if (stated !== undefined) return stated;
  if (input === null) return null;
  const tension = answer.reaction.reduce((sum, anchor) => sum + Math.max(0, anchor.tension), 0);
  return Math.max(0, tension - factored(input.dead, input.live).N);
}

/**
 * Returns the plate results that the verdict uses. `isFull` is true if stress and pressure were requested.
 */
export function plateFactsOf(plate: RunAnswer['plate'], checked: Checked, isFull: boolean): PlateFacts {
  const { answer } = checked;
  const { stress, leastStress, stressBound, contact } = plateFigures(plate ?? {});
  const compression = compressionOf(checked) ?? contact.force;
  const touches =
    !pressesOnAnchors(answer) &&
    ((compression ?? 0) > NEGLIGIBLE_FORCE ||
      (compression === null && (answer.resultant.max_concrete_stress ?? 0) > 0));
  return {
    stress,
    leastStress,
    stressBound,
    touches,
    pressure: touches ? largestPressure({ answer, plate }) : null,
    leastPressure: touches ? contact.leastPressure : null,
    pressureBound: touches ? contact.pressureBound : null,
    isFull,
  };
}
