/** Changes since an earlier result of the same inputs: values of the records, engine, verdict. */
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunResult } from '@/design/verdict/calculation';
import { changedValues } from '@/design/verdict/superseded';
import { verdictOf } from '@/design/verdict/verdict';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useRunStore } from '@/stores/run';
import { printInput, utilisationText } from '@/text/wording/values';
import { verdictText } from '@/text/wording/verdict-text';

export function SupersededNotice({ result }: { result: RunResult }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const earlier = useRunStore(({ superseded }) => superseded);
  if (earlier === null) return null;
  const outcomeOf = (one: RunResult) => {
    const { word, governing } = verdictOf(one, result.uncovered);
    return [
      verdictText(word, translate),
      governing ? utilisationText(governing.utilisation, true, translate) : '',
    ].join(' ');
  };
  const values = changedValues(earlier, result).map(
    ({ name, then, now }) => `${name} ${printInput(then)} → ${printInput(now)}`,
  );
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ onClose: () => useRunStore.setState({ superseded: null }) }}
      data-testid="superseded"
      title={t('superseded.title')}
      description={
        <>
          {values.length > 0 && (
            <p>
              {t('superseded.record')} <SentenceText text={values.join(', ')} />
            </p>
          )}
          {earlier.engine !== result.engine && (
            <p>{t('superseded.engine', { then: earlier.engine, now: result.engine })}</p>
          )}
          <p>{t('superseded.outcome', { then: outcomeOf(earlier), now: outcomeOf(result) })}</p>
        </>
      }
    />
  );
}
