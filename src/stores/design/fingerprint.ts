/** A short text that changes with every input of the calculation, and with nothing else. */
import type { Design } from './design-state';

/** For the report alone: they do not make a result stale. */
const REPORT_ONLY = new Set<string>([
  'drillingMethod',
  'holeDryness',
  'pore',
  'holeCleaning',
  'longTermTemperature',
  'shortTermTemperature',
]);

function calculationInputs({
  standardType,
  anchor,
  concrete,
  plate,
  layout,
  profile,
  loads,
}: Design): unknown {
  const counted = Object.entries(concrete).filter(([name]) => !REPORT_ONLY.has(name));
  return [standardType, anchor.chosen[standardType], counted, plate, layout, profile, loads];
}

/** FNV-1a over the inputs, twice with different seeds: 16 hexadecimal digits. */
export function fingerprintOf(design: Design): string {
  const text = JSON.stringify(calculationInputs(design));
  const hash = (seed: number): string => {
    let value = seed;
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x01234567);
}
