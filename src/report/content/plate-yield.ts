/** Yield strength of the plate as it is typed for a report. */
import { parseNumber } from '@/text/format/parse-number';

/** MPa: no structural steel has more. */
const LARGEST = 2000;

/** MPa; null for none, undefined for what is no strength. */
export function parseYield(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const strength = parseNumber(text, 'MPa') ?? 0;
  return strength > 0 && strength <= LARGEST ? strength : undefined;
}
