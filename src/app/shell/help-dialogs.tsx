/** Dialogs of the help menu: the video, and the e-mail address for feedback. */
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { videoAddress, environment } from '@/app/env';
import { currentLanguage } from '@/app/i18n/i18n';
import { Dialog } from '@/shared/ui/dialog';
import type { DialogProps } from '@/shared/ui/lazy-dialog';

export function VideoDialog({ open, onClose }: DialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Dialog
      open={open}
      title={t('shell:video.title')}
      footer={null}
      onClose={onClose}
      width={1328}
      centered
      destroyOnHidden
    >
      <video
        src={videoAddress(currentLanguage())}
        // Otherwise a service worker may drop the range header, and seeking then fails.
        crossOrigin="anonymous"
        aria-label={t('shell:video.title')}
        controls
        autoPlay
        muted
        playsInline
        width={1280}
        height={784}
        style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      >
        {t('shell:video.unplayable')}
      </video>
    </Dialog>
  );
}

const HINTS = ['design', 'steps', 'message', 'figures', 'browser'] as const;

export function FeedbackDialog({ open, onClose }: DialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  const mail = environment.contactMail;
  return (
    <Dialog open={open} title={t('shell:feedback.title')} footer={null} onClose={onClose} width={640}>
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
    </Dialog>
  );
}
