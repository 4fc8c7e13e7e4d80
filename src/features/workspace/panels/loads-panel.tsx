/** Loads panel: dead and live values with their factors, with the same keys as the table of loads. */
import { Button } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationClause, PRESENT_FACTORS } from '@/engineering';
import { usePastedLoads } from '@/features/workspace/loads/use-pasted-loads';
import { InputRow, NumberRow } from '@/features/workspace/panels/design-fields';
import { Group } from '@/features/workspace/panels/rows';
import { SignSketch } from '@/features/workspace/panels/sign-sketch';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

/**
 * Offers the load factors of the current edition of the Chinese code, which differ from the factors of the
 * combination tabs given in the requirements documents.
 */
function PresentFactors() {
  const { t } = useTranslation('design');
  const standard = useDesignStore(({ design }) => design.standardType);
  const { deadFactor, liveFactor } = useDesignStore(({ design }) => design.loads);
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
            changeDesign(
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

/** Moves the focus to the field above or below, as in the table: these keys never change a load. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  fields[fields.indexOf(event.target) + step]?.focus();
}

function LoadGroup({ kind }: { kind: 'dead' | 'live' }) {
  const { t } = useTranslation('design');
  const isOff = useDesignStore(({ design }) => kind === 'live' && design.loads.loadCase === 'dead');
  const group = useRef<HTMLDivElement>(null);
  usePastedLoads(group, kind, isOff);
  return (
    <Group title={t(`loads.${kind}`)} ref={group}>
      <InputRow part="loads" name={`${kind}Factor`} step={null} invalidText={t('number.notNegative')} />
      {SHOWN_LOADS.map((component) => (
        <NumberRow
          key={component}
          label={component}
          field={`loads.${kind}.${component}`}
          unit={unitOf(LOADS[component])}
          step={null}
          off={isOff ? t('loads.liveOff') : undefined}
          read={(d) => d.loads[kind][component]}
          write={(d, v) => (d.loads[kind][component] = v)}
        />
      ))}
    </Group>
  );
}

export function LoadsPanel() {
  const { t } = useTranslation('design');
  return (
    <div className={styles.panel} onKeyDown={moveFocus}>
      <LoadGroup kind="dead" />
      <LoadGroup kind="live" />
      <PresentFactors />
      <SignSketch />
      <p className={styles.hint}>{t('loads.importance')}</p>
    </div>
  );
}
