/** An anchor group in words: `4 anchors, 2 × 2, slotted along x: 2, 4`. */
import { useTranslation } from 'react-i18next';
import type { AnchorGroup } from '@/engineering';

export function useGroupName(): (group: AnchorGroup) => string {
  const { t } = useTranslation('design');
  return ({ count, geometry, slottedX, slottedY }) =>
    [
      t('layout.anchors', { count }),
      ...(geometry === 'single' ? [] : [t(`layout.geometry.${geometry}`)]),
      ...(slottedX.length > 0 ? [t('layout.slotsX', { anchors: slottedX.join(', ') })] : []),
      ...(slottedY.length > 0 ? [t('layout.slotsY', { anchors: slottedY.join(', ') })] : []),
    ].join(', ');
}
