/** Loads: dead and live values with their factors. */
import { useTranslation } from 'react-i18next';
import { useDesignStore } from '@/stores/design/design-store';
import { NumberRow } from './design-fields';
import styles from './panel.module.css';
import { Group } from './rows';

const COMPONENTS = ['Nz', 'Vx', 'Vy', 'Mz', 'Mx', 'My'] as const;
const unitOf = (component: (typeof COMPONENTS)[number]) => (component.startsWith('M') ? 'kNm' : 'kN');

export function LoadsPanel() {
  const { t } = useTranslation('design');
  const loadCase = useDesignStore((state) => state.design.loads.loadCase);
  return (
    <div className={styles.panel}>
      {(['dead', 'live'] as const).map((kind) => (
        <Group key={kind} title={t(`loads.${kind}`)}>
          <NumberRow
            label={t('loads.factor')}
            field={`loads.${kind}Factor`}
            step={0.05}
            min={0}
            invalidText={t('number.notNegative')}
            read={(d) => (kind === 'dead' ? d.loads.deadFactor : d.loads.liveFactor)}
            write={(d, v) => {
              if (kind === 'dead') d.loads.deadFactor = v;
              else d.loads.liveFactor = v;
            }}
          />
          {COMPONENTS.map((component) => (
            <NumberRow
              key={component}
              label={component}
              field={`loads.${kind}.${component}`}
              unit={unitOf(component)}
              step={0.1}
              off={kind === 'live' && loadCase === 'dead' ? t('loads.liveOff') : undefined}
              read={(d) => d.loads[kind][component]}
              write={(d, v) => (d.loads[kind][component] = v)}
            />
          ))}
        </Group>
      ))}
      <p className={styles.hint}>{t('loads.sign')}</p>
      <p className={styles.hint}>{t('loads.importance')}</p>
    </div>
  );
}
