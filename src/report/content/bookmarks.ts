/** Bookmarks at the calculations of the checks, and links to them. */
import type { GoverningRow } from '@/design/verdict/governing';
import type { NamedRow } from '@/design/verdict/rows';
import type { InlineContent } from '@/report/word/inline-content';

/** Returns the name of the bookmark of a failure mode, or of the combined checks (`combined`). */
export const checkBookmark = (check: string): string => `check_${check}`;

/** Returns the text with a link to the calculation of the failure mode, if the check applies. */
export const linkToCheck = (text: string, { mode, verdict }: NamedRow): InlineContent =>
  verdict === 'Not applicable' ? [{ text }] : [{ text, linkTo: checkBookmark(mode) }];

/** Returns the text with a link to the calculation of the governing check. */
export const linkToGoverning = (text: string, governing: GoverningRow): InlineContent => [
  { text, linkTo: checkBookmark(governing.kind === 'combined' ? 'combined' : governing.mode) },
];
