/** What the first call found of the base plate, as the verdict takes it. */
import type { CheckAnswerOnWire } from '../../api/contract/run-algorithm-answer';
import type { RunAnswer } from '../../api/contract/run-answer';
import { NEGLIGIBLE_FORCE } from '../../engineering';
import { largestPressure, pressesOnAnchors } from './largest-pressure';
import { plateFigures } from './plate-figures';

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

/** `isFull`: stress and pressure were asked for. */
export function plateFactsOf(
  plate: RunAnswer['plate'],
  answer: CheckAnswerOnWire,
  isFull: boolean,
): PlateFacts {
  const { stress, stressBound, contact } = plateFigures(plate ?? {});
  const compression = (answer.resultant.compression as number | undefined) ?? contact.force ?? 0;
  const touches = compression > NEGLIGIBLE_FORCE && !pressesOnAnchors(answer);
  return {
    stress,
    stressBound,
    touches,
    pressure: touches ? largestPressure({ answer, plate }) : null,
    pressureBound: touches ? contact.pressureBound : null,
    isFull,
  };
}
