/**
 * Question asked before a report is created for an incomplete design: calculate the missing load cases, or
 * create a report marked as incomplete.
 */
import { Alert, Button, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunResult } from '@/design/verdict/calculation';
import { nextStep } from '@/design/verdict/missing';
import { RunningText } from '@/features/current-design/running-text';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { useVerdict } from '@/features/current-design/use-verdict';
import { areOthersRunning } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { missingText } from '@/text/wording/missing-text';

interface IncompleteQuestionProps {
  result: RunResult;
  /** Called as soon as the verdict is complete, or when the user chooses a report marked as incomplete. */
  onMake: () => void;
}

export function IncompleteQuestion({ result, onMake }: IncompleteQuestionProps) {
  const { t } = useTranslation(['report', 'results']);
  const translate = useTranslate('remarks');
  const { missing, calculated, word } = useVerdict(result).overall;
  const isRunning = useRun(areOthersRunning);
  const isAsked = word === 'incomplete';
  const make = useEffectEvent(onMake);
  useEffect(() => {
    if (!isAsked) make();
  }, [isAsked]);
  if (!isAsked) return null;
  const canCalculate = nextStep(missing) === 'calculate';
  return (
    <Alert
      type="info"
      style={{ marginBottom: 12 }}
      data-testid="incomplete"
      title={isRunning ? <RunningText calculated={calculated} /> : t('incomplete.question')}
      description={
        <>
          <ul>
            {missing.map((one) => (
              <li key={one.code}>{missingText(one, result.answer, translate)}</li>
            ))}
          </ul>
          <Space>
            {canCalculate && (
              <Button type="primary" disabled={isRunning} onClick={() => runDriver().calculate('whole')}>
                {t('results:steps.calculate')}
              </Button>
            )}
            <Button disabled={isRunning} onClick={onMake}>
              {t('incomplete.print')}
            </Button>
          </Space>
        </>
      }
    />
  );
}
