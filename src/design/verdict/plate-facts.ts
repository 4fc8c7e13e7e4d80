/** Plate results that the verdict uses, from the responses to both calls (anchor forces, checks). */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import { largestPressure } from '@/design/verdict/largest-pressure';
import { plateFigures } from '@/design/verdict/plate-figures';
import { factored, hasContact, NEGLIGIBLE_FORCE, type CheckInput, type LoadedRectangle } from '@/engineering';

export interface PlateFacts {
  /** Largest von Mises stress in an elastic plate, MPa, and its bounds; null: not in the response. */
  stress: number | null;
  leastStress: number | null;
  stressBound: number | null;
  /** True if the plate presses on the concrete. */
  touches: boolean;
  /**
   * Mean pressure on the loaded area, MPa, and its bounds; the largest pressure if the response has no loaded
   * area. Null: unknown, or no pressure on the concrete.
   */
  pressure: number | null;
  leastPressure: number | null;
  pressureBound: number | null;
  /** Rectangle that the plate loads; null if the response has no loaded area. */
  loaded: LoadedRectangle | null;
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
    (checked.input === null || hasContact(checked.input)) &&
    ((compression ?? 0) > NEGLIGIBLE_FORCE ||
      (compression === null && (answer.resultant.max_concrete_stress ?? 0) > 0));
  const { force, loadedArea } = contact;
  const loaded = touches ? loadedRectangle(contact) : null;
  const mean = force !== null && loadedArea !== null && loadedArea > 0 ? (1000 * force) / loadedArea : null;
  // A solution for the forces alone contains the mean on a coarse grid; its bounds are judged instead.
  const isBounded = contact.meanBound !== null;
  const pressure = loaded === null ? largestPressure({ answer, plate, request: null }) : mean;
  return {
    stress,
    leastStress,
    stressBound,
    touches,
    pressure: touches && !isBounded ? pressure : null,
    leastPressure: touches ? contact.leastMean : null,
    pressureBound: touches ? contact.meanBound : null,
    loaded,
    isFull,
  };
}

/** Returns the loaded rectangle; null if the response does not contain its centre and sides. */
function loadedRectangle({
  x,
  y,
  loadedArea: area,
  loadedLength: length,
  loadedWidth: width,
}: ReturnType<typeof plateFigures>['contact']): LoadedRectangle | null {
  const isKnown = x !== null && y !== null && area !== null && length !== null && width !== null;
  return isKnown && area > 0 ? { x, y, length, width } : null;
}
