/** Filters above the anchor list. */
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorRecord } from '@/api/contract/anchor';
import { diametersIn, type AnchorFilter } from '@/features/administration/anchors/anchor-filter';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { PREFIXES } from '@/quantities/anchor';

interface AnchorFiltersProps {
  anchors: readonly AnchorRecord[];
  filter: AnchorFilter;
  onChange: (change: Partial<AnchorFilter>) => void;
}

export function AnchorFilters({ anchors, filter, onChange }: AnchorFiltersProps) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const diameters = useMemo(() => diametersIn(anchors), [anchors]);
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
          ...PREFIXES.map((prefix) => ({ value: prefix, label: texts.standard(prefix) })),
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
