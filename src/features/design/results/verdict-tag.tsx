/** A verdict as icon and word; colour alone never says it. */
import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '@/engineering/model/result';
import styles from './results.module.css';

const ICONS = {
  Satisfied: <CheckCircleFilled className={styles.good} />,
  'Not satisfied': <CloseCircleFilled className={styles.bad} />,
  'Not applicable': <MinusCircleOutlined className={styles.muted} />,
} as const;

export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('results');
  return (
    <span className={styles.verdict}>
      {ICONS[verdict]} {t(`verdicts.${verdict}`)}
    </span>
  );
}
