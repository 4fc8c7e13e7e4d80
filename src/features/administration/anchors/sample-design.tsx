/** Result of a sample design with the form's values, calculated by the server. */
import { Alert, Button, Card, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverCalculator } from '@/api/calls/calculation';
import { isSet, type AnchorFields } from '@/api/contract/anchor';
import { allChecksOf, type ModeKey } from '@/api/contract/named-checks';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { HAVE } from '@/features/administration/anchors/anchor-fields';
import { SAMPLE, sampleRequest } from '@/features/administration/anchors/sample-request';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { PREFIXES, type Prefix } from '@/quantities/anchor';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { SymbolText } from '@/shared/ui/symbol-text';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/administration/anchors/anchors.module.css';

const SYMBOLS: Readonly<Record<ModeKey, string>> = {
  steel_tension: 'N_Rd_s',
  pull_out: 'N_Rd_p',
  concrete_cone: 'N_Rd_c',
  splitting: 'N_Rd_sp',
  steel_shear: 'V_Rd_s',
  pry_out: 'V_Rd_cp',
  concrete_edge: 'V_Rd_c',
};

interface Resistance {
  symbol: string;
  value: number;
}

const resistancesOf = (answer: CheckAnswerOnWire): Resistance[] =>
  allChecksOf(answer).flatMap(({ mode, resistance }) =>
    resistance === null ? [] : [{ symbol: SYMBOLS[mode], value: resistance }],
  );

type Answer = { standard: Prefix; text: string } | { standard: Prefix; resistances: Resistance[] };

interface SampleDesignProps {
  /** Form values: a new object after each key press. */
  values: object | undefined;
  /** Returns the record as it would be sent now. */
  read: () => AnchorFields;
}

export function SampleDesign({ values, read }: SampleDesignProps) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const failureText = useFailureText();
  const userId = useSessionStore(({ user }) => user?.id);
  const [found, setFound] = useState<{ of: object | undefined; answers: readonly Answer[] } | null>(null);
  // A result is shown only for the values with which it was calculated, because other values give other
  // resistances.
  const answers = found?.of === values ? (found?.answers ?? []) : [];
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const calculate = async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setIsBusy(true);
    const record = read();
    const next: Answer[] = [];
    for (const standard of PREFIXES.filter((prefix) => isSet(record[HAVE[prefix]]))) {
      const outcome = await serverCalculator(String(userId)).check(sampleRequest(record, standard), signal);
      if (signal.aborted) return;
      next.push(
        outcome.ok
          ? { standard, resistances: resistancesOf(outcome.value) }
          : { standard, text: failureText(outcome.error) },
      );
    }
    setFound({ of: values, answers: next });
    setIsBusy(false);
  };

  return (
    <Card
      data-testid="sample-design"
      size="small"
      title={t('sample.title', { grade: SAMPLE.grade })}
      style={{ marginBottom: 16 }}
      extra={
        <Button size="small" loading={isBusy} onClick={() => void calculate()}>
          {t('sample.calculate')}
        </Button>
      }
    >
      <Flex vertical gap={4} aria-live="polite">
        {answers.length === 0 && <span>{t('sample.explain')}</span>}
        {answers.map((answer) => (
          <div key={answer.standard} className={styles.sample}>
            <strong>{texts.standard(answer.standard)}</strong>
            {'text' in answer ? (
              <Alert type="error" showIcon title={answer.text} />
            ) : (
              answer.resistances.map(({ symbol, value }) => (
                <span key={symbol}>
                  <SymbolText text={symbol} /> {`= ${value.toFixed(1)} kN`}
                </span>
              ))
            )}
          </div>
        ))}
      </Flex>
    </Card>
  );
}
