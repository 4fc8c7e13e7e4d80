/** A verdict as an icon with accessible text; colour is never the only indication. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedSum, Statement } from '@/design/verdict/checks';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/symbol-text';
import { statementText } from '@/text/wording/statement-text';
import styles from '@/features/workspace/results/results.module.css';

const ICONS = {
  Satisfied: <CheckCircleFilled className={styles.good} />,
  'Not satisfied': <CloseCircleFilled className={styles.bad} />,
  'Not applicable': <MinusCircleOutlined className="muted" />,
  notNeeded: <MinusCircleOutlined className="muted" />,
  reserved: <ExclamationCircleFilled className={styles.reserved} />,
} as const;

interface VerdictTagProps {
  /**
   * Verdict of the row; `notNeeded` or `reserved` if only the alternative condition of a combined check is
   * met.
   */
  verdict: NamedSum['shown'];
  /** Reason why the row does not apply. */
  reason?: Statement | null;
  /** True to show the text next to the icon; otherwise the text is only the accessible label. */
  inWords?: boolean;
}

export function VerdictTag({ verdict, reason = null, inWords = false }: VerdictTagProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  const id = useId();
  const word = t(`verdicts.${verdict}`);
  const tag = (
    <>
      {ICONS[verdict]} {inWords ? word : <span className="unseen">{word}</span>}
    </>
  );
  if (reason === null)
    return (
      <span className={styles.verdict} title={inWords ? undefined : word}>
        {tag}
      </span>
    );
  const text = statementText(reason, translate);
  return (
    <>
      <Tooltip title={<SentenceText text={text} />} placement="left">
        <span className={`${styles.verdict} ${styles.explained}`} tabIndex={0} aria-describedby={id}>
          {tag}
        </span>
      </Tooltip>
      <span id={id} className="unseen">
        {text}
      </span>
    </>
  );
}
