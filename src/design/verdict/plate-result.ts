/** Stress and pressure of the plate, from the responses to both calls (anchor forces, checks). */
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import { isObject } from '@/design/model/untrusted-values';
import {
  factored,
  hasContact,
  NEGLIGIBLE_FORCE,
  plateSteel,
  plateYieldStrength,
  type CheckInput,
  type CheckResult,
  type LoadedRectangle,
} from '@/engineering';

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Returns the values of the plate that a response contains; null for a value that it does not contain. */
export function plateValues(plate: Readonly<Record<string, unknown>>) {
  const contact = isObject(plate.contact) ? plate.contact : {};
  return {
    /** Largest von Mises stress of an elastic plate, MPa, and its position, mm. */
    stress: numberOf(plate.max_von_mises),
    at: { x: numberOf(plate.max_von_mises_x), y: numberOf(plate.max_von_mises_y) },
    /** Lower and upper bounds of the stress, MPa; null unless only anchor forces were requested. */
    leastStress: numberOf(plate.max_von_mises_least),
    stressBound: numberOf(plate.max_von_mises_bound),
    /** Largest deflection, mm. */
    deflection: numberOf(plate.max_deflection),
    /** Contact with the concrete: force in kN, position in mm, largest pressure in MPa, area in mm². */
    contact: {
      force: numberOf(contact.force),
      x: numberOf(contact.x),
      y: numberOf(contact.y),
      pressure: numberOf(contact.max_pressure),
      /** Bounds of the mean pressure on the loaded area, MPa; null unless only forces were requested. */
      leastMean: numberOf(contact.mean_pressure_least),
      meanBound: numberOf(contact.mean_pressure_bound),
      area: numberOf(plate.contact_area),
      /** Area on which the pressure counts as uniform, mm², and the sides of its rectangle, mm. */
      loadedArea: numberOf(contact.loaded_area),
      loadedLength: numberOf(contact.loaded_length),
      loadedWidth: numberOf(contact.loaded_width),
    },
  };
}

interface Steel {
  input: { standard: string | undefined; plate: Pick<CheckInput['plate'], 'thickness'> };
  /** Yield strength entered, MPa; 0 or undefined for none. */
  plateYield?: number | undefined;
}

/** Returns the yield strength of the plate: as entered (without the name of a steel), or as assumed. */
export function plateYieldOf({ input: { standard, plate }, plateYield }: Steel) {
  if (plateYield) return { limit: plateYield, steel: '', clause: '' };
  const { name: steel, clause } = plateSteel(standard);
  return { limit: plateYieldStrength(plate.thickness), steel, clause };
}

interface Calculated {
  input: CheckInput;
  answer: Pick<CheckResult, 'resultant' | 'reaction'>;
  plate?: ForcesAnswer['plate'];
}

/** Returns the largest pressure in a response, MPa; the check does not know it for an elastic plate. */
function statedPressure({ answer, plate }: Pick<Calculated, 'answer' | 'plate'>): number | null {
  const stated = answer.resultant.max_concrete_stress as number | null | undefined;
  return typeof stated === 'number' ? stated : plateValues(plate ?? {}).contact.pressure;
}

/** Largest pressure, MPa; null if unknown, or if any compression acts on the anchors of a stand-off. */
export const largestPressure = (calculated: Calculated): number | null =>
  hasContact(calculated.input) ? statedPressure(calculated) : null;

/** Returns the largest concrete strain in ‰; null if unknown or without contact. */
export const largestStrain = ({ input, answer }: Calculated): number | null =>
  hasContact(input) ? (answer.resultant.max_concrete_strain ?? null) : null;

/** Returns the compression under the plate, kN: of the check, else from equilibrium with the anchors. */
function compressionOf({ answer, input }: Calculated): number {
  const stated = answer.resultant.compression as number | undefined;
  if (stated !== undefined) return stated;
  const tension = answer.reaction.reduce((sum, anchor) => sum + Math.max(0, anchor.tension), 0);
  return Math.max(0, tension - factored(input.dead, input.live).N);
}

/** Returns the plate results that the verdict uses. */
export function plateFactsOf(calculated: Calculated & { stressFollows?: boolean }) {
  const { stress, leastStress, stressBound, contact } = plateValues(calculated.plate ?? {});
  const touches = hasContact(calculated.input) && compressionOf(calculated) > NEGLIGIBLE_FORCE;
  const { force, loadedArea } = contact;
  const loaded = touches ? loadedRectangle(contact) : null;
  const mean = force !== null && loadedArea !== null && loadedArea > 0 ? (1000 * force) / loadedArea : null;
  // A solution for the forces alone contains the mean on a coarse grid; its bounds are judged instead.
  const isBounded = contact.meanBound !== null;
  const pressure = loaded === null ? statedPressure(calculated) : mean;
  return {
    stress,
    leastStress,
    stressBound,
    /** True if the plate presses on the concrete. */
    touches,
    /**
     * Mean pressure on the loaded area, MPa, and its bounds; the largest pressure if the response has no
     * loaded area. Null: unknown, or no pressure on the concrete.
     */
    pressure: touches && !isBounded ? pressure : null,
    leastPressure: touches ? contact.leastMean : null,
    pressureBound: touches ? contact.meanBound : null,
    loaded,
    /** True if a full solution was requested, not only anchor forces. */
    isFull: calculated.stressFollows !== true,
  };
}

export type PlateFacts = ReturnType<typeof plateFactsOf>;

/** Returns the loaded rectangle; null if the response does not contain its centre and sides. */
function loadedRectangle(contact: ReturnType<typeof plateValues>['contact']): LoadedRectangle | null {
  const { x, y, loadedArea: area, loadedLength: length, loadedWidth: width } = contact;
  const isKnown = x !== null && y !== null && area !== null && length !== null && width !== null;
  return isKnown && area > 0 ? { x, y, length, width } : null;
}
