/**
 * Switch for live results. Next to it: the progress, the question about minimum values, or the reason why no
 * new result is calculated.
 */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MinimumWarning } from '@/design/validation/minimum-warnings';
import { useRun } from '@/features/current-design/use-run';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useDesignStore } from '@/stores/design/design-store';
import { usePreferencesStore } from '@/stores/preferences';
import { answerQuestion, minimumOf } from '@/stores/run-driver';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/workspace.module.css';

interface Said {
  text: string;
  question?: readonly MinimumWarning[];
}

function useSaid(): Said {
  const { t } = useTranslation('design');
  const failureText = useFailureText();
  const { state, progress, slow, liveFailure, answers } = useRun((run) => run);
  const design = useDesignStore((store) => store.design);
  if ('anchor' in state && progress !== null) return { text: t('live.running') };
  if (state.kind !== 'outOfDate') return { text: '' };
  const { warnings, answer } = minimumOf(design, state.anchor, { answers });
  if (answer === false) return { text: t('live.declined') };
  if (warnings.length > 0 && answer === undefined) {
    const values = warnings.map(({ kind, value, limit }) =>
      t(`minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
    );
    return { text: [...values, t('minimum.continue')].join(' '), question: warnings };
  }
  if (slow === design.plate.stiffness) return { text: t('live.tooSlow') };
  return { text: liveFailure === null ? '' : failureText(liveFailure) };
}

export function LiveSwitch() {
  const { t } = useTranslation('design');
  const isOn = usePreferencesStore((preferences) => preferences.calculateWhileTyping);
  const setOn = usePreferencesStore((preferences) => preferences.setCalculateWhileTyping);
  const said = useSaid();
  const { text, question } = isOn ? said : { text: '', question: undefined };
  return (
    <>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        {t('live.label')}
      </label>
      <span className={styles.liveState} role="status" data-testid="live" title={text}>
        {text}
      </span>
      {question && (
        <>
          <Button size="small" type="link" onClick={() => answerQuestion(question, true)}>
            {t('actions.yes')}
          </Button>
          <Button size="small" type="link" onClick={() => answerQuestion(question, false)}>
            {t('actions.no')}
          </Button>
        </>
      )}
    </>
  );
}
