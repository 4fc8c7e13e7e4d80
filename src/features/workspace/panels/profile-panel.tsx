/** Profile panel. */
import { useTranslation } from 'react-i18next';
import { isSectionFixed } from '@/design/model/design-changes';
import { fieldId, type Design } from '@/design/model/design-state';
import { outlineOf, SERIES } from '@/engineering';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useSectionSteels } from '@/features/current-design/use-records';
import { useProblem } from '@/features/current-design/use-run';
import { Group, InputRow, Row, SelectRow } from '@/features/workspace/panels/design-fields';
import { SectionPicker } from '@/features/workspace/panels/section-picker';
import { ValueTable } from '@/shared/ui/data-table';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/panels/panel.module.css';

/** The cross-section of the profile, to scale. */
function SectionDrawing({ profile }: Pick<Design, 'profile'>) {
  const { t } = useTranslation('design');
  const outlines = outlineOf(Number(profile.series), profile);
  const reach = Math.max(1, ...outlines.flat(2).map(Math.abs)) * 1.1;
  const path = outlines.map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('');
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      height={120}
      role="img"
      aria-label={t('profile.section', { name: profile.chosen?.name ?? '' })}
    >
      <path
        d={path}
        fillRule="evenodd"
        fill="var(--ant-color-fill-secondary)"
        stroke="var(--ant-color-text-secondary)"
        strokeWidth={reach / 60}
      />
    </svg>
  );
}

const DIMENSIONS = ['H', 'W', 'T', 'FT'] as const;

export function ProfilePanel() {
  const { t } = useTranslation('design');
  const profile = useDesignStore((state) => state.design.profile);
  const rigid = useDesignStore((state) => state.design.plate.stiffness === 'rigid');
  const isFixed = useDesignStore(({ design }) => isSectionFixed(design));
  const single = useDesignStore((state) => state.design.layout.group === '1-0-1');
  const problem = useProblem('profile.chosen');
  const { query, unreadable } = useSectionSteels(profile.series);
  const singleReason = single ? t('profile.single') : undefined;
  return (
    <div className={styles.panel}>
      <Group title={t('profile.groupSection')}>
        {isFixed && <p className={styles.hint}>{t('profile.rigid')}</p>}
        <SelectRow
          label={t('profile.series')}
          field="profile.series"
          lock={rigid ? 'section' : undefined}
          disabled={isFixed}
          value={profile.series}
          options={SERIES.map(({ code }) => ({
            value: String(code),
            label: t(`profile.seriesNames.s${code}` as 'profile.seriesNames.s11'),
          }))}
          onChange={(series) =>
            changeDesign((design) => {
              design.profile.series = series;
              design.profile.chosen = null;
            })
          }
        />
        <Row label={t('profile.item')} field="profile.chosen" problem={problem}>
          <SectionPicker id={fieldId('profile.chosen')} label={t('profile.item')} />
        </Row>
        {!isFixed && <NotLoadedNotice query={query} title={t('loadFailed')} unreadable={unreadable} />}
        <ValueTable
          rows={DIMENSIONS.filter((name) => profile[name] > 0).map((name) => [
            t(`profile.${name}`),
            `${formatInput(profile[name])} mm`,
          ])}
        />
        <SectionDrawing profile={profile} />
      </Group>
      <Group title={t('profile.groupPosition')}>
        {(['ex', 'ey'] as const).map((axis) => (
          <InputRow key={axis} part="profile" name={axis} off={singleReason} />
        ))}
        <InputRow
          part="profile"
          name="rotation"
          off={single || rigid ? t('profile.singleOrRigid') : undefined}
        />
      </Group>
    </div>
  );
}
