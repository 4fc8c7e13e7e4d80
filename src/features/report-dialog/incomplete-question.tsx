/**
 * Question asked before a report is created for an incomplete design: calculate the missing load cases, or
 * create a report marked as incomplete.
 */
import { Alert, Button, Space } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunResult } from '@/design/verdict/calculation';
import { nextStep } from '@/design/verdict/missing';
import { verdictOf } from '@/design/verdict/verdict';
import { RunningText } from '@/features/current-design/running-text';
import { useOverall } from '@/features/current-design/use-overall';
import { useOthersRunning } from '@/features/current-design/use-run-state';
import { useTranslate } from '@/features/current-design/use-translate';
import { useUncovered } from '@/features/current-design/use-uncovered';
import { missingText } from '@/wording/missing-text';
import styles from '@/features/report-dialog/report.module.css';

interface IncompleteQuestionProps {
  result: RunResult;
  onRest: () => void;
  /** Called as soon as the verdict is complete, or when the user chooses a report marked as incomplete. */
  onMake: () => void;
}

export function IncompleteQuestion({ result, onRest, onMake }: IncompleteQuestionProps) {
  const { t } = useTranslation(['report', 'results']);
  const translate = useTranslate('remarks');
  const uncovered = useUncovered(false);
  const verdict = useMemo(() => verdictOf(result, uncovered), [result, uncovered]);
  const overall = useOverall(result, verdict);
  const isRunning = useOthersRunning();
  const { missing, calculated, word } = overall;
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
      className={styles.problem}
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
              <Button type="primary" disabled={isRunning} onClick={onRest}>
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
