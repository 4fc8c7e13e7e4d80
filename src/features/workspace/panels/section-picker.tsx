/** Selector for the profile, disabled while the app fixes the profile, as for a rigid plate. */
import { Select, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { isSectionFixed } from '@/design/model/design-changes';
import { copySection } from '@/design/records/anchor-data';
import { useSectionSteels } from '@/features/current-design/use-records';
import { useProblem } from '@/features/current-design/use-run';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';

/** Width of the selector in a row with other controls, px. */
const BESIDE_OTHERS = 140;

export function SectionPicker({ id, label, size }: { id?: string; label: string; size?: 'small' }) {
  const { t } = useTranslation('design');
  const series = useDesignStore((state) => state.design.profile.series);
  const chosen = useDesignStore((state) => state.design.profile.chosen);
  const isFixed = useDesignStore(({ design }) => isSectionFixed(design));
  const problem = useProblem('profile.chosen');
  const { profiles, query } = useSectionSteels(series);
  return (
    <Tooltip title={isFixed ? t('profile.rigid') : undefined} placement="bottom">
      <Select
        id={id}
        aria-label={label}
        size={size}
        style={{ width: size === 'small' ? BESIDE_OTHERS : '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        loading={query.isPending}
        disabled={isFixed}
        placeholder={t('profile.choose')}
        status={problem === undefined ? undefined : 'error'}
        value={isFixed ? undefined : chosen?.id}
        options={profiles.map((record) => ({ value: record.id, label: record.name }))}
        // Selecting the same record again copies its current values.
        onSelect={(chosenId: string) => {
          const record = profiles.find((profile) => profile.id === chosenId);
          if (record) changeDesign((design) => copySection(design, record));
        }}
      />
    </Tooltip>
  );
}
