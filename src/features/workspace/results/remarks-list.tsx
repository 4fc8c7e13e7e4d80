/** List of remarks: omitted checks with reasons, limits of scope, assumptions. */
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { fittingRemarks } from '@/design/verdict/fitting-remarks';
import type { DesignVerdict } from '@/design/verdict/verdict';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/sentence-text';
import { clauseText } from '@/wording/clause-text';
import { statementText } from '@/wording/statement-text';
import styles from '@/features/workspace/results/results.module.css';

const COLOURS = {
  outside_scope: 'warning',
  minimum: 'warning',
  not_checked: 'default',
  not_required: 'default',
  assumption: 'default',
  information: 'default',
} as const;

interface RemarksListProps {
  answer: CheckAnswerOnWire;
  verdict: Pick<DesignVerdict, 'reservations'>;
}

export function RemarksList({ answer, verdict }: RemarksListProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  return (
    <section>
      <h2 className={styles.heading}>{t('remarks')}</h2>
      <ul className={styles.remarks}>
        {fittingRemarks(answer, verdict).map((remark, index) => (
          <li key={index}>
            <Tag color={COLOURS[remark.kind]}>{t(`kinds.${remark.kind}`)}</Tag>
            <SentenceText text={statementText(remark, translate)} />{' '}
            <span className={styles.muted}>{clauseText(remark.clause, translate)}</span>
          </li>
        ))}
      </ul>
      {answer.engine !== undefined && (
        <p className={styles.muted}>{t('engine', { engine: answer.engine })}</p>
      )}
    </section>
  );
}
