/** Returns a function that describes an anchor group, as in `4 anchors, 2 × 2, slotted along x: 2, 4`. */
import { useTranslation } from 'react-i18next';
import type { AnchorGroup } from '@/engineering';

export function useGroupName(): (group: AnchorGroup) => string {
  const { t } = useTranslation(['design', 'common']);
  return ({ count, geometry, slottedX, slottedY }) =>
    [
      t('design:layout.anchors', { count }),
      ...(geometry === 'single' ? [] : [t(`design:layout.geometry.${geometry}`)]),
      ...(slottedX.length > 0
        ? [t('design:layout.slotsX', { anchors: slottedX.join(t('common:between')) })]
        : []),
      ...(slottedY.length > 0
        ? [t('design:layout.slotsY', { anchors: slottedY.join(t('common:between')) })]
        : []),
    ].join(t('common:comma'));
}
