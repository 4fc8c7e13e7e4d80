/** Yield strength of the plate, as typed for a report. */
import { parseNumber } from '@/text/format/parse-number';

/** Maximum accepted yield strength, MPa. */
const LARGEST = 2000;

/** Returns the yield strength in MPa; null for an empty string, undefined for an invalid string. */
export function parseYield(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const strength = parseNumber(text, 'MPa') ?? 0;
  return strength > 0 && strength <= LARGEST ? strength : undefined;
}
