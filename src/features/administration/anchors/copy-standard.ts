/** Copies the fields of one standard to the other: the anchor is the same, its resistances are not. */
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import type { Prefix } from '@/quantities/anchor';
import { SAME_IN_BOTH } from '@/quantities/plausible/anchor-findings';

const IS_SAME: ReadonlySet<string> = new Set(SAME_IN_BOTH);
/** Names of grades differ: C30 is a cube's, C30/37 a cylinder's. */
const OWN: ReadonlySet<string> = new Set(['C30name', 'C60name', 'Certification', 'CertificationEn']);

/** How a field holds no figure. */
const NOTHING = ['', '0'];

const isEmpty = (text: string): boolean => NOTHING.includes(text.trim());

interface Copied {
  values: Partial<AnchorValues>;
  /** Fields that hold something else, and keep it. */
  kept: number;
}

/** Fills what is empty; nothing that was typed is written over. */
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
