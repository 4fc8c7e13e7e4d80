/** Error state: what could not be loaded, why, and a button to retry. */
import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LongText } from '@/shared/ui/long-text';

interface ErrorStateProps {
  title: string;
  /** The reason, as the server or the client says it. */
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
