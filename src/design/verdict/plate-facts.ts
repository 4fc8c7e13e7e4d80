/** Plate results of the first call that the verdict uses. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import { largestPressure, pressesOnAnchors } from '@/design/verdict/largest-pressure';
import { plateFigures } from '@/design/verdict/plate-figures';
import { factored, NEGLIGIBLE_FORCE, type CheckInput } from '@/engineering';

export interface PlateFacts {
  /** Largest von Mises stress of an elastic plate, MPa, and an upper bound of it; null: not in the answer. */
  stress: number | null;
  stressBound: number | null;
  /** The plate presses on the concrete. */
  touches: boolean;
  /** Largest pressure on the concrete, MPa, and an upper bound of it; null: not in the answer. */
  pressure: number | null;
  pressureBound: number | null;
  /** The plate was asked for in full, not for the forces of its anchors alone. */
  isFull: boolean;
}

interface Checked {
  answer: CheckAnswerOnWire;
  /** Null where the request is not known. */
  input: CheckInput | null;
}

/**
 * Compression under the plate, kN: as the check answers it, else what equilibrium leaves of the tension of
 * the anchors. Null where neither is known.
 */
export function compressionOf({ answer, input }: Checked): number | null {
  const stated = answer.resultant.compression as number | undefined;
  if (stated !== undefined) return stated;
  if (input === null) return null;
  const tension = answer.reaction.reduce((sum, anchor) => sum + Math.max(0, anchor.tension), 0);
  return Math.max(0, tension - factored(input.dead, input.live).N);
}

/** `isFull`: stress and pressure were asked for. */
export function plateFactsOf(plate: RunAnswer['plate'], checked: Checked, isFull: boolean): PlateFacts {
  const { answer } = checked;
  const { stress, stressBound, contact } = plateFigures(plate ?? {});
  const compression = compressionOf(checked) ?? contact.force;
  const touches =
    !pressesOnAnchors(answer) &&
    ((compression ?? 0) > NEGLIGIBLE_FORCE ||
      (compression === null && (answer.resultant.max_concrete_stress ?? 0) > 0));
  return {
    stress,
    stressBound,
    touches,
    pressure: touches ? largestPressure({ answer, plate }) : null,
    pressureBound: touches ? contact.pressureBound : null,
    isFull,
  };
}
