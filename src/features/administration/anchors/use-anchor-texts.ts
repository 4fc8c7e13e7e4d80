/** Names of quantities, groups and standards. */
import { useTranslation } from 'react-i18next';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import type { GroupName, Prefix, Quantity } from '@/quantities/anchor';

const STANDARD_NAMES = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const satisfies Record<Prefix, string>;

export function useAnchorTexts() {
  const { t } = useTranslation('anchors');
  const quantity = (name: Quantity) => t(`field.${name}`);
  return {
    quantity,
    group: (name: GroupName) => t(`group.${name}`),
    standard: (prefix: Prefix) => STANDARD_NAMES[prefix],
    /** Returns the name of a field including the standard; an unknown key is returned unchanged. */
    field: (key: string) => {
      const field = ANCHOR_FIELDS.find((one) => one.key === key);
      return field ? `${STANDARD_NAMES[field.standard]} ${quantity(field.quantity)}` : key;
    },
  };
}
