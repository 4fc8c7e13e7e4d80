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
  return (
    <>
      <Select
        aria-label={t('filter.validity')}
        style={{ width: 130 }}
        value={filter.validity}
        options={[
          { value: '', label: t('filter.anyValidity') },
          { value: '1', label: t('normal') },
          { value: '0', label: t('stopped') },
        ]}
        onChange={(validity) => onChange({ validity })}
      />
      <Select
        aria-label={t('filter.standard')}
        style={{ width: 150 }}
        value={filter.standard}
        options={[
          { value: '', label: t('filter.anyStandard') },
          ...PREFIXES.map((prefix) => ({ value: prefix, label: STANDARD_NAMES[prefix] })),
        ]}
        onChange={(standard) => onChange({ standard })}
      />
      <Select
        aria-label={t('filter.diameter')}
        style={{ width: 140 }}
        value={filter.diameter}
        options={[
          { value: '', label: t('filter.anyDiameter') },
          ...diameters.map((diameter) => ({
            value: String(diameter),
            label: t('filter.of', { diameter }),
          })),
        ]}
        onChange={(diameter) => onChange({ diameter })}
      />
    </>
  );
}
