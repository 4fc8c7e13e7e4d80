/** Help video in the current language. The video has no sound, and its captions are part of the picture. */
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/app/i18n/i18n';
import { videoAddress } from '@/app/shell/help-files';

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
}

export function VideoDialog({ open, onClose }: VideoDialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Modal
      open={open}
      title={t('shell:video.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      width={1328}
      centered
      destroyOnHidden
    >
      <video
        src={videoAddress(currentLanguage())}
        // Without this attribute, a service worker may drop the range header when it forwards the request,
        // and seeking then fails.
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
    </Modal>
  );
}
