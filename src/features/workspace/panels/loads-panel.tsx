/** Loads panel: dead and live values with their factors. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { combinationClause, PRESENT_FACTORS } from '@/engineering';
import { InputRow, NumberRow } from '@/features/workspace/panels/design-fields';
import { Group } from '@/features/workspace/panels/rows';
import { SignSketch } from '@/features/workspace/panels/sign-sketch';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

/**
 * Offers the load factors of the current edition of the Chinese code, which differ from the factors of the
 * combination tabs given in the requirements documents.
 */
function PresentFactors() {
  const { t } = useTranslation('design');
  const standard = useDesignStore(({ design }) => design.standardType);
  const { deadFactor, liveFactor } = useDesignStore(({ design }) => design.loads);
  const change = useDesignStore((state) => state.change);
  const { dead, live } = PRESENT_FACTORS;
  if (standard !== 'JGJ145-2013') return null;
  const clause = combinationClause(standard);
  return (
    <p className={styles.hint}>
      {t('loads.presentFactors', { clause, dead, live })}{' '}
      {(deadFactor !== dead || liveFactor !== live) && (
        <Button
          type="link"
          size="small"
          onClick={() =>
            change(
              ({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live, shown: null }),
            )
          }
        >
          {t('loads.takeFactors', { dead, live })}
        </Button>
      )}
    </p>
  );
}

export function LoadsPanel() {
  const { t } = useTranslation('design');
  const loadCase = useDesignStore((state) => state.design.loads.loadCase);
  return (
    <div className={styles.panel}>
      {(['dead', 'live'] as const).map((kind) => (
        <Group key={kind} title={t(`loads.${kind}`)}>
          <InputRow part="loads" name={`${kind}Factor`} invalidText={t('number.notNegative')} />
          {SHOWN_LOADS.map((component) => (
            <NumberRow
              key={component}
              label={component}
              field={`loads.${kind}.${component}`}
              unit={unitOf(LOADS[component])}
              step={0.1}
              off={kind === 'live' && loadCase === 'dead' ? t('loads.liveOff') : undefined}
              read={(d) => d.loads[kind][component]}
              write={(d, v) => (d.loads[kind][component] = v)}
            />
          ))}
        </Group>
      ))}
      <PresentFactors />
      <SignSketch />
      <p className={styles.hint}>{t('loads.importance')}</p>
    </div>
  );
}
