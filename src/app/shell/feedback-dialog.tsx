/** Dialog with the e-mail address for feedback and the information to include. */
import { Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { environment } from '@/app/env';

const HINTS = ['design', 'steps', 'message', 'figures', 'browser'] as const;

interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
}

export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  const mail = environment.contactMail;
  return (
    <Modal
      open={open}
      title={t('shell:feedback.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      width={640}
    >
      <Typography.Paragraph>{t('shell:feedback.intro')}</Typography.Paragraph>
      {mail !== '' && (
        <Typography.Paragraph>
          {t('shell:feedback.address')}{' '}
          <Typography.Link
            strong
            href={`mailto:${mail}`}
            copyable={{ text: mail, tooltips: [t('shell:feedback.copy'), t('shell:feedback.copied')] }}
          >
            {mail}
          </Typography.Link>
        </Typography.Paragraph>
      )}
      <ol style={{ paddingInlineStart: 24, margin: 0 }}>
        {HINTS.map((hint) => (
          <li key={hint}>
            <Typography.Paragraph style={{ marginBottom: 8 }}>
              {t(`shell:feedback.hints.${hint}`)}
            </Typography.Paragraph>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
