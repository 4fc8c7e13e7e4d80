/** What was not checked and why, limits of scope, assumptions; and what would help where a check fails. */
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import type { Remark, Remedy } from '@/engineering/model/result';
import { formatFigure, formatSignificant } from '@/shared/format/format-number';
import { SentenceText } from '@/shared/ui/sentence-text';
import styles from './results.module.css';

const COLOURS = {
  outside_scope: 'warning',
  minimum: 'warning',
  not_checked: 'default',
  assumption: 'default',
  information: 'default',
} as const;

function useRemarkText() {
  const { t, i18n } = useTranslation('remarks');
  return ({ code, values, text }: Remark): string => {
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatSignificant(value) : value,
      ]),
    );
    // Codes come from the answer: a backend may send one that the catalogue does not know.
    const translate = t as unknown as (key: string, values: Record<string, string>) => string;
    return i18n.exists(code, { ns: 'remarks' }) ? translate(code, shown) : (text ?? code);
  };
}

function RemedyList({ remedies }: { remedies: readonly Remedy[] }) {
  const { t } = useTranslation('results');
  return (
    <section>
      <h2 className={styles.heading}>{t('remedies')}</h2>
      <ul className={styles.remarks}>
        {remedies.map(({ parameter, from, to, unit, utilisation }) => (
          <li key={parameter}>
            {t('remedy.change', {
              name: t(`remedy.${parameter}`),
              from: formatSignificant(from),
              to: formatSignificant(to),
              unit,
              utilisation: formatFigure(utilisation, 'percent'),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RemarksList({ answer }: { answer: CheckAnswerOnWire }) {
  const { t } = useTranslation('results');
  const textOf = useRemarkText();
  return (
    <>
      {answer.remedies && answer.remedies.length > 0 && <RemedyList remedies={answer.remedies} />}
      <section>
        <h2 className={styles.heading}>{t('remarks')}</h2>
        <ul className={styles.remarks}>
          {(answer.remarks ?? []).map((remark, index) => (
            <li key={index}>
              <Tag color={COLOURS[remark.kind]}>{t(`kinds.${remark.kind}`)}</Tag>
              <SentenceText text={textOf(remark)} /> <span className={styles.muted}>{remark.clause}</span>
            </li>
          ))}
        </ul>
        {answer.engine !== undefined && (
          <p className={styles.muted}>{t('engine', { engine: answer.engine })}</p>
        )}
      </section>
    </>
  );
}
