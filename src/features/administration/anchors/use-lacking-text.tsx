/**
 * Text of the question asked before a record with empty required values is saved: lists these values by
 * standard.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import { isPullOutOpen, type AnchorValues } from '@/features/administration/anchors/anchor-values';
import { keyOf, missingFigures } from '@/features/administration/anchors/form-findings';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { PREFIXES, type GroupName } from '@/quantities/anchor';

export function useLackingText(): (values: AnchorValues) => ReactNode | null {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  return (values) => {
    const keys = new Set<string>(missingFigures(values).map(keyOf));
    if (keys.size === 0) return null;
    const lines = PREFIXES.flatMap((standard) => {
      const byGroup = new Map<GroupName, string[]>();
      for (const field of ANCHOR_FIELDS) {
        if (field.standard !== standard || !keys.has(field.key)) continue;
        byGroup.set(field.group, [...(byGroup.get(field.group) ?? []), texts.quantity(field.quantity)]);
      }
      const groups = [...byGroup].map(([group, names]) => `${texts.group(group)} (${names.join(', ')})`);
      return groups.length === 0 ? [] : [`${texts.standard(standard)}: ${groups.join('; ')}`];
    });
    return (
      <>
        <p>{t('empty.text', { count: keys.size })}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isPullOutOpen(values) && <p>{t('pullOut.text')}</p>}
      </>
    );
  };
}
