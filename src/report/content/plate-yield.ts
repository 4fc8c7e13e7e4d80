/** Yield strength of the plate as typed for a report. */
import { parseNumber } from '@/text/format/parse-number';

/** MPa: upper limit for structural steel. */
const LARGEST = 2000;

/** Returns MPa; null for no input, undefined for an invalid strength. */
export function parseYield(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const strength = parseNumber(text, 'MPa') ?? 0;
  return strength > 0 && strength <= LARGEST ? strength : undefined;
}
