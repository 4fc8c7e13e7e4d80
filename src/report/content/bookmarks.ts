/** Bookmarks at the check calculations, and links to these bookmarks. */
import type { GoverningRow } from '@/design/verdict/checks';
import type { Check } from '@/engineering';
import type { InlineContent } from '@/report/model/blocks';

export const checkBookmark = (check: string): string => `check_${check}`;

/** Returns the text, linked to the calculation for the failure mode if the check applies. */
export const linkToCheck = (text: string, { mode, verdict }: Check): InlineContent =>
  verdict === 'Not applicable' ? [{ text }] : [{ text, linkTo: checkBookmark(mode) }];

/** Returns the text, linked to the calculation for the governing check. */
export const linkToGoverning = (text: string, governing: GoverningRow): InlineContent => {
  // The report of a rigid plate contains no calculation of the elastic plate that proves it.
  if (governing.plate === 'elastic') return [{ text }];
  return [{ text, linkTo: checkBookmark(governing.kind === 'combined' ? 'combined' : governing.mode) }];
};
