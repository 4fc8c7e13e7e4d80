/** Names of quantities, groups and standards. */
import { useTranslation } from 'react-i18next';
import type { GroupName, Prefix, Quantity } from '@/quantities/anchor';

const STANDARD_NAMES = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const satisfies Record<Prefix, string>;

export function useAnchorTexts() {
  const { t } = useTranslation('anchors');
  return {
    quantity: (name: Quantity) => t(`field.${name}`),
    group: (name: GroupName) => t(`group.${name}`),
    standard: (prefix: Prefix) => STANDARD_NAMES[prefix],
  };
}
