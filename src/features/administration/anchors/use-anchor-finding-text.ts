/** Text of a finding about an anchor value, with the names of the fields concerned. */
import { useTranslation } from 'react-i18next';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import { keyOf } from '@/features/administration/anchors/form-findings';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { useFindingText } from '@/features/administration/records/finding-text';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import type { AnchorQuantity } from '@/quantities/plausible/anchor-quantity';

const STATED = { thread: 'thread', lowerGrade: 'C30name', higherGrade: 'C60name' } as const;

export function useAnchorFindingText() {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const findingText = useFindingText();
  const nameOf = (by: AnchorQuantity): string => {
    if (by === 'thread') return t('finding.thread');
    if (by === 'lowerGrade' || by === 'higherGrade') return texts.quantity(STATED[by]);
    return texts.quantity(by);
  };
  return (finding: AnchorFinding): string => {
    const key = keyOf(finding);
    const field = ANCHOR_FIELDS.find((one) => one.key === key);
    const { unit, scale } = field?.kind === 'number' ? field : { unit: '', scale: 1 };
    const other = texts.standard(finding.standard === 'jg' ? 'eta' : 'jg');
    return findingText(finding, { unit, scale, by: finding.by.map(nameOf), other });
  };
}
