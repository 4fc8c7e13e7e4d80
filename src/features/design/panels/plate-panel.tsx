/** Base plate: dimensions, material, stiffness. */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesignStore } from '@/stores/design/design-store';
import { NumberRow } from './design-fields';
import styles from './panel.module.css';
import { fieldId } from '../fields/fields';
import { Group, Row } from './rows';

export function PlatePanel() {
  const { t } = useTranslation('design');
  const stiffness = useDesignStore((state) => state.design.plate.stiffness);
  const setStiffness = useDesignStore((state) => state.setStiffness);
  return (
    <div className={styles.panel}>
      <Group title={t('plate.groupDimensions')}>
        <NumberRow
          label={t('plate.length')}
          field="plate.length"
          unit="mm"
          read={(d) => d.plate.length}
          write={(d, v) => (d.plate.length = v)}
        />
        <NumberRow
          label={t('plate.width')}
          field="plate.width"
          unit="mm"
          read={(d) => d.plate.width}
          write={(d, v) => (d.plate.width = v)}
        />
        <NumberRow
          label={t('plate.thickness')}
          field="plate.thickness"
          unit="mm"
          off={stiffness === '1' ? t('plate.rigidFixed') : undefined}
          read={(d) => d.plate.thickness}
          write={(d, v) => (d.plate.thickness = v)}
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
        <NumberRow
          label={t('plate.E')}
          field="plate.E"
          unit="GPa"
          min={0}
          read={(d) => d.plate.E}
          write={(d, v) => (d.plate.E = v)}
        />
        <NumberRow
          label={t('plate.v')}
          field="plate.v"
          step={0.01}
          min={0}
          max={0.49}
          read={(d) => d.plate.v}
          write={(d, v) => (d.plate.v = v)}
        />
        <p className={styles.hint}>{t('plate.rigidHint')}</p>
      </Group>
    </div>
  );
}
