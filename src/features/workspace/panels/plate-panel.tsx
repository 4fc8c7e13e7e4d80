/** Plate panel. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { plateYieldOf } from '@/design/verdict/plate-result';
import { Group, InputRow, SelectRow } from '@/features/workspace/panels/design-fields';
import { changeDesign, setStiffness, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

/** Poisson's ratio of steel, EN 1993-1-1, 3.2.6. The default in the requirements documents is 0.2. */
const STEEL = 0.3;

function SteelHint() {
  const { t } = useTranslation('design');
  const v = useDesignStore(({ design }) => design.plate.v);
  if (v === STEEL) return null;
  return (
    <p className={styles.hint}>
      {t('plate.steel', { v: STEEL })}{' '}
      <Button type="link" size="small" onClick={() => changeDesign(({ plate }) => void (plate.v = STEEL))}>
        {t('plate.takeSteel', { v: STEEL })}
      </Button>
    </p>
  );
}

function YieldRow() {
  const { t } = useTranslation('design');
  const { standardType: standard, plate } = useDesignStore(({ design }) => design);
  const { limit, steel } = plateYieldOf({ input: { standard, plate } });
  return (
    <InputRow
      part="plate"
      name="f_y"
      emptyValue={0}
      emptyHint={`${limit} (${steel})`}
      invalidText={t('number.yield')}
    />
  );
}

export function PlatePanel() {
  const { t } = useTranslation('design');
  const stiffness = useDesignStore((state) => state.design.plate.stiffness);
  const isOpen = useDesignStore((state) => state.design.unlocked.thickness);
  return (
    <div className={styles.panel}>
      <Group title={t('plate.groupDimensions')}>
        <InputRow part="plate" name="length" />
        <InputRow part="plate" name="width" />
        <InputRow
          part="plate"
          name="thickness"
          off={stiffness === 'rigid' && !isOpen ? t('plate.rigidFixed') : undefined}
          lock={stiffness === 'rigid' ? 'thickness' : undefined}
        />
      </Group>
      <Group title={t('plate.groupMaterial')}>
        <SelectRow
          label={t('plate.stiffness')}
          field="plate.stiffness"
          value={stiffness}
          onChange={setStiffness}
          options={(['rigid', 'elastic'] as const).map((value) => ({ value, label: t(`plate.${value}`) }))}
        />
        <InputRow part="plate" name="E" />
        <InputRow part="plate" name="v" />
        <SteelHint />
        <YieldRow />
        {stiffness === 'rigid' && <p className={styles.hint}>{t('plate.rigidHint')}</p>}
      </Group>
    </div>
  );
}
