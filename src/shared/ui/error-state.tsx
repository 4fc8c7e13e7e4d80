/** Message in place of data that could not be loaded: which data, why, and a retry button. */
import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LongText } from '@/shared/ui/long-text';

interface ErrorStateProps {
  title: string;
  reason?: string;
  onRetry: () => void;
}

export function ErrorState({ title, reason, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      description={reason && <LongText text={reason} />}
      action={
        <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
