/** Filter of the anchor list by validity, standard and outside diameter; '' means no filter. */
import { isSet, type AnchorRecord } from '@/api/contract/anchor';
import { HAVE } from '@/features/administration/anchors/anchor-fields';
import { PREFIXES, type Prefix } from '@/quantities/anchor';

export interface AnchorFilter {
  /** '1' (valid) or '0' (deactivated), as stored. */
  validity: string;
  standard: string;
  /** Outside diameter, mm. */
  diameter: string;
}

export const NO_FILTER: AnchorFilter = { validity: '', standard: '', diameter: '' };

const declaredFor = (anchor: AnchorRecord): Prefix[] =>
  PREFIXES.filter((prefix) => isSet(anchor[HAVE[prefix]]));

/**
 * Returns the diameters for the declared standards; for a record without a declared standard, all its stored
 * diameters.
 */
function diametersOf(anchor: AnchorRecord): number[] {
  const declared = declaredFor(anchor);
  const stored = (declared.length > 0 ? declared : PREFIXES).map((prefix) => Number(anchor[`${prefix}Dnom`]));
  return stored.filter((diameter) => diameter > 0);
}

export function isShown(anchor: AnchorRecord, { validity, standard, diameter }: AnchorFilter): boolean {
  if (validity !== '' && anchor.efficient !== validity) return false;
  if (standard !== '' && !declaredFor(anchor).some((prefix) => prefix === standard)) return false;
  return diameter === '' || diametersOf(anchor).includes(Number(diameter));
}

/** Returns all distinct diameters, smallest first. */
export const diametersIn = (anchors: readonly AnchorRecord[]): number[] =>
  [...new Set(anchors.flatMap(diametersOf))].sort((a, b) => a - b);
