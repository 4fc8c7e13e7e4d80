/** Filters above the anchor list. */
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorRecord } from '@/api/contract/anchor';
import { STANDARD_NAMES } from '@/features/administration/anchors/anchor-fields';
import { diametersIn, type AnchorFilter } from '@/features/administration/anchors/anchor-filter';
import { PREFIXES } from '@/quantities/anchor';

interface AnchorFiltersProps {
  records: readonly AnchorRecord[];
  filter: AnchorFilter;
  onChange: (change: Partial<AnchorFilter>) => void;
}

export function AnchorFilters({ records, filter, onChange }: AnchorFiltersProps) {
  const { t } = useTranslation('anchors');
  const diameters = useMemo(() => diametersIn(records), [records]);
  const selects = [
    {
      key: 'validity',
      width: 130,
      options: [
        { value: '', label: t('filter.anyValidity') },
        { value: '1', label: t('normal') },
        { value: '0', label: t('stopped') },
      ],
    },
    {
      key: 'standard',
      width: 150,
      options: [
        { value: '', label: t('filter.anyStandard') },
        ...PREFIXES.map((prefix) => ({ value: prefix, label: STANDARD_NAMES[prefix] })),
      ],
    },
    {
      key: 'diameter',
      width: 140,
      options: [
        { value: '', label: t('filter.anyDiameter') },
        ...diameters.map((diameter) => ({ value: String(diameter), label: t('filter.of', { diameter }) })),
      ],
    },
  ] as const;
  return selects.map(({ key, width, options }) => (
    <Select<string>
      key={key}
      aria-label={t(`filter.${key}`)}
      style={{ width }}
      value={filter[key]}
      options={[...options]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}
