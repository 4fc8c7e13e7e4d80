/** Bookmarks at the calculations of the checks. */
import type { GoverningRow } from '@/design/verdict/governing';
import type { NamedRow } from '@/design/verdict/rows';
import type { InlineContent } from '@/report/word/inline-content';

/** Name of the bookmark of a failure mode, or of the combined checks (`combined`). */
export const checkBookmark = (check: string): string => `check_${check}`;

/** Text linked to the calculation of a failure mode, if there is one. */
export const linkToCheck = (text: string, { mode, verdict }: NamedRow): InlineContent =>
  verdict === 'Not applicable' ? [{ text }] : [{ text, linkTo: checkBookmark(mode) }];

/** Text linked to the calculation of the governing check. */
export const linkToGoverning = (text: string, governing: GoverningRow): InlineContent => [
  { text, linkTo: checkBookmark(governing.kind === 'combined' ? 'combined' : governing.mode) },
];
