/** Turns calculating while typing on and off, and says what keeps a new result away. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { usePreferencesStore } from '@/stores/preferences';
import type { LiveState } from '@/features/current-design/calculation/use-live';
import styles from './workspace.module.css';

export function LiveSwitch({ state }: { state: LiveState }) {
  const { t } = useTranslation('design');
  const failureText = useFailureText();
  const isOn = usePreferencesStore((preferences) => preferences.calculateWhileTyping);
  const setOn = usePreferencesStore((preferences) => preferences.setCalculateWhileTyping);
  const said = {
    off: '',
    idle: '',
    running: t('live.running'),
    tooSlow: t('live.tooSlow'),
    failed: state.kind === 'failed' ? failureText(state.failure) : '',
    invalid: state.kind === 'invalid' ? t('live.invalid', { rule: state.rule }) : '',
    question: state.kind === 'question' ? state.text : '',
    declined: t('live.declined'),
  }[state.kind];
  return (
    <div className={styles.live}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        {t('live.label')}
      </label>
      <span className={styles.liveState} role="status" data-testid="live" title={said}>
        {said}
      </span>
      {state.kind === 'question' && (
        <>
          <Button size="small" type="link" onClick={() => state.answer(true)}>
            {t('actions.yes')}
          </Button>
          <Button size="small" type="link" onClick={() => state.answer(false)}>
            {t('actions.no')}
          </Button>
        </>
      )}
    </div>
  );
}
