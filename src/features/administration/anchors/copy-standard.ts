/**
 * Copies values that do not depend on the standard from one standard to the other: the anchor is the same,
 * but its resistances differ.
 */
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import type { Prefix } from '@/quantities/anchor';
import { SAME_IN_BOTH } from '@/quantities/plausible/anchor-findings';

const IS_SAME: ReadonlySet<string> = new Set(SAME_IN_BOTH);
/**
 * Fields that are never copied, because their contents depend on the standard: for example, the grade name
 * C30 contains only the cube strength, C30/37 contains both strengths.
 */
const OWN: ReadonlySet<string> = new Set(['C30name', 'C60name', 'Certification', 'CertificationEn']);

/** Field contents that mean "no value". */
const NOTHING = ['', '0'];

const isEmpty = (text: string): boolean => NOTHING.includes(text.trim());

interface Copied {
  values: Partial<AnchorValues>;
  /** Number of fields that already have another value and keep it. */
  kept: number;
}

/** Returns the values to copy to empty fields; typed values are not overwritten. */
export function copiedValues(values: AnchorValues, from: Prefix): Copied {
  const to = from === 'jg' ? 'eta' : 'jg';
  const copied: Copied = { values: {}, kept: 0 };
  for (const { standard, kind, quantity, key } of ANCHOR_FIELDS) {
    const isShared = kind === 'text' ? !OWN.has(quantity) : IS_SAME.has(quantity);
    const source = values[`${from}${quantity}` as keyof AnchorValues];
    if (standard !== to || !isShared || typeof source !== 'string' || isEmpty(source)) continue;
    if (isEmpty(values[key])) copied.values[key] = source;
    else if (values[key].trim() !== source.trim()) copied.kept += 1;
  }
  return copied;
}
