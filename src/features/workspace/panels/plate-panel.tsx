/** Base plate: dimensions, material, stiffness. */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesignStore } from '@/stores/design/design-store';
import { InputRow } from './design-fields';
import styles from './panel.module.css';
import { fieldId } from '@/design/model/fields';
import { Group, Row } from './rows';

export function PlatePanel() {
  const { t } = useTranslation('design');
  const stiffness = useDesignStore((state) => state.design.plate.stiffness);
  const isOpen = useDesignStore((state) => state.design.unlocked.thickness);
  const setStiffness = useDesignStore((state) => state.setStiffness);
  return (
    <div className={styles.panel}>
      <Group title={t('plate.groupDimensions')}>
        <InputRow label={t('plate.length')} part="plate" name="length" />
        <InputRow label={t('plate.width')} part="plate" name="width" />
        <InputRow
          label={t('plate.thickness')}
          part="plate"
          name="thickness"
          off={stiffness === '1' && !isOpen ? t('plate.rigidFixed') : undefined}
          lock={stiffness === '1' ? 'thickness' : undefined}
        />
      </Group>
      <Group title={t('plate.groupMaterial')}>
        <Row label={t('plate.stiffness')} field="plate.stiffness">
          <Select
            id={fieldId('plate.stiffness')}
            aria-label={t('plate.stiffness')}
            style={{ width: '100%' }}
            value={stiffness}
            onChange={setStiffness}
            options={[
              { value: '1', label: t('plate.rigid') },
              { value: '0', label: t('plate.elastic') },
            ]}
          />
        </Row>
        <InputRow label={t('plate.E')} part="plate" name="E" />
        <InputRow label={t('plate.v')} part="plate" name="v" />
        <p className={styles.hint}>{t('plate.rigidHint')}</p>
      </Group>
    </div>
  );
}
