/** A verdict as icon, its word to hand; colour alone never says it. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '@/design/verdict/reasons';
import type { NamedSum } from '@/design/verdict/rows';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/sentence-text';
import { statementText } from '@/wording/statement-text';
import styles from '@/features/workspace/results/results.module.css';

const ICONS = {
  Satisfied: <CheckCircleFilled className={styles.good} />,
  'Not satisfied': <CloseCircleFilled className={styles.bad} />,
  'Not applicable': <MinusCircleOutlined className={styles.muted} />,
  notNeeded: <MinusCircleOutlined className={styles.muted} />,
  reserved: <ExclamationCircleFilled className={styles.reserved} />,
} as const;

interface VerdictTagProps {
  /** Or that another condition is met in its place. */
  verdict: NamedSum['shown'];
  /** Why the row does not apply. */
  reason?: Statement | null;
  /** Shows the word beside the icon; otherwise the word is only a label. */
  inWords?: boolean;
}

export function VerdictTag({ verdict, reason = null, inWords = false }: VerdictTagProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  const id = useId();
  const word = t(`verdicts.${verdict}`);
  const tag = (
    <>
      {ICONS[verdict]} {inWords ? word : <span className={styles.onlyRead}>{word}</span>}
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
      <span id={id} className={styles.onlyRead}>
        {text}
      </span>
    </>
  );
}
