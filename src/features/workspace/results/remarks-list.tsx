/** List of remarks by kind: omitted checks with reasons, limits of scope, assumptions. */
import { useTranslation } from 'react-i18next';
import { remarksByKind } from '@/design/verdict/fitting-remarks';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { CheckResult } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/symbol-text';
import { clauseText } from '@/wording/clause-text';
import { statementText } from '@/wording/statement-text';
import styles from '@/features/workspace/results/results.module.css';

interface RemarksListProps {
  answer: CheckResult;
  verdict: Pick<DesignVerdict, 'reservations'>;
}

export function RemarksList({ answer, verdict }: RemarksListProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  return (
    <section>
      <h2 className={styles.heading}>{t('remarks')}</h2>
      {remarksByKind(answer, verdict).map(({ kind, remarks }) => (
        <div key={kind} className={styles.remarks}>
          <h3 className={styles.heading}>{t(`kinds.${kind}`)}</h3>
          <ul>
            {remarks.map((remark, index) => (
              <li key={index}>
                <SentenceText text={statementText(remark, translate)} />{' '}
                <span className={styles.muted}>{clauseText(remark.clause, translate)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {answer.engine !== undefined && (
        <p className={styles.muted}>{t('engine', { engine: answer.engine })}</p>
      )}
    </section>
  );
}
