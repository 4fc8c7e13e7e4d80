/** Result of comparing an example or value: icon and text. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  MinusCircleOutlined,
  QuestionCircleOutlined,
  WarningFilled,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { RowState } from '@/features/verification/examples/example-rows';
import styles from '@/features/verification/examples/verification.module.css';

const SIGNS = {
  open: <MinusCircleOutlined />,
  agrees: <CheckCircleFilled />,
  differs: <CloseCircleFilled />,
  unanswered: <QuestionCircleOutlined />,
  failed: <WarningFilled />,
} as const;

export function StateMark({ state }: { state: RowState }) {
  const { t } = useTranslation('proof');
  return (
    <span className={styles[state] ?? 'muted'}>
      {SIGNS[state]} {t(`states.${state}`)}
    </span>
  );
}
