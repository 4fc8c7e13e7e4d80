/** Progress of the calculation of many designs, and the designs that could not be calculated. */
import { StopOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Run } from '@/features/designs/calculation/use-calculate-all';
import styles from '@/features/designs/page/designs-page.module.css';

interface RunNoticeProps {
  run: Run;
  onCancel: () => void;
  onDismiss: () => void;
}

export function RunNotice({ run, onCancel, onDismiss }: RunNoticeProps) {
  const { t } = useTranslation(['designs', 'common']);
  const { done, total, isRunning, notCalculated } = run;
  if (isRunning)
    return (
      <div className={styles.line} data-testid="run">
        <div className={styles.progress}>
          <Progress
            aria-label={t('designs:run.label')}
            percent={total === 0 ? 100 : Math.round((100 * done) / total)}
            size="small"
            status="normal"
            showInfo={false}
          />
        </div>
        <span>{t('designs:run.progress', { done, count: total })}</span>
        <Button size="small" icon={<StopOutlined aria-hidden />} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    );
  const calculated = done - notCalculated.length;
  return (
    <Alert
      type={notCalculated.length > 0 || done < total ? 'warning' : 'success'}
      showIcon
      closable={{ onClose: onDismiss, 'aria-label': t('common:close') }}
      title={t('designs:run.done', { done: calculated, count: total })}
      description={
        notCalculated.length > 0 && (
          <ul className={styles.names}>
            {notCalculated.map(({ card, reason }) => (
              <li key={card.id}>{`${card.name || t('designs:unnamed')}: ${reason}`}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
