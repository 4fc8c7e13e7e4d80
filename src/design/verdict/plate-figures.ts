/** Base plate values, from the data available in a server response or an older stored result. */

interface PlateFigures {
  /** Largest von Mises stress, MPa; null for a rigid plate or if the response does not contain it. */
  stress: number | null;
  /** Position of the largest stress, mm. */
  at: { x: number | null; y: number | null };
  /** Lower and upper bounds of the stress, MPa; null unless only anchor forces were requested. */
  leastStress: number | null;
  stressBound: number | null;
  /** Largest deflection, mm. */
  deflection: number | null;
  /** Contact with the concrete: force in kN, position in mm, largest pressure in MPa, area in mm². */
  contact: {
    force: number | null;
    x: number | null;
    y: number | null;
    pressure: number | null;
    /** Bounds of the mean pressure on the loaded area, MPa; null unless only anchor forces were requested. */
    leastMean: number | null;
    meanBound: number | null;
    area: number | null;
    /** Area on which the pressure counts as uniform, mm², and the sides of its rectangle, mm. */
    loadedArea: number | null;
    loadedLength: number | null;
    loadedWidth: number | null;
  };
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export function plateFigures(plate: Readonly<Record<string, unknown>>): PlateFigures {
  const contact: Readonly<Record<string, unknown>> =
    typeof plate.contact === 'object' && plate.contact !== null ? { ...plate.contact } : {};
  return {
    stress: numberOf(plate.max_von_mises),
    leastStress: numberOf(plate.max_von_mises_least),
    stressBound: numberOf(plate.max_von_mises_bound),
    at: { x: numberOf(plate.max_von_mises_x), y: numberOf(plate.max_von_mises_y) },
    deflection: numberOf(plate.max_deflection),
    contact: {
      force: numberOf(contact.force),
      x: numberOf(contact.x),
      y: numberOf(contact.y),
      pressure: numberOf(contact.max_pressure),
      leastMean: numberOf(contact.mean_pressure_least),
      meanBound: numberOf(contact.mean_pressure_bound),
      area: numberOf(plate.contact_area),
      loadedArea: numberOf(contact.loaded_area),
      loadedLength: numberOf(contact.loaded_length),
      loadedWidth: numberOf(contact.loaded_width),
    },
  };
}
