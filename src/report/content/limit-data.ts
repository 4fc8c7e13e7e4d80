/** Distances to the limits: for each input, the last value at which the design keeps its verdict. */
import { typeset } from '@/report/content/remark-data';
import type { ReportInput } from '@/report/model/report-input';
import { freeText, limitRow } from '@/wording/limit-text';

export function limitData({ limits: reported, translate }: ReportInput) {
  const { present, limits } = reported ?? { present: null, limits: [] };
  const rows = limits.flatMap((limit) =>
    limit.kind === 'limited' && present ? [limitRow(limit, present, translate)] : [],
  );
  return {
    has_limits: present !== null && limits.length > 0,
    limits: rows.map(({ input, present: from, limit, distance, beyond, governs }) => ({
      input,
      from,
      limit,
      distance,
      beyond: typeset([beyond, governs].filter(Boolean).join(': ')),
    })),
    free: limits
      .map((limit) => freeText(limit, translate))
      .filter(Boolean)
      .map((line) => ({ line })),
    limits_note: translate('limits:note'),
  };
}
