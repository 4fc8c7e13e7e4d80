/**
 * Notice above the page if a file of the app cannot be loaded, for example a dialog, translations, or
 * another component that does not show an error itself.
 */
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNewVersion } from '@/shared/navigation/new-version';
import { NewVersion } from '@/shared/ui/new-version';

/** Vite loader event: the file of a chunk could not be loaded. */
const LOST = 'vite:preloadError';
/** i18next event after its last attempt to load translations; the page then shows translation keys. */
const NO_TEXTS = 'failedLoading';

export function NewVersionNotice() {
  const { t, i18n } = useTranslation('errors');
  const [isNew, setIsNew] = useState(false);
  const [isWithoutTexts, setIsWithoutTexts] = useState(false);
  useEffect(() => {
    const onLost = () => void isNewVersion().then(setIsNew);
    const onNoTexts = () => setIsWithoutTexts(true);
    window.addEventListener(LOST, onLost);
    i18n.on(NO_TEXTS, onNoTexts);
    return () => {
      window.removeEventListener(LOST, onLost);
      i18n.off(NO_TEXTS, onNoTexts);
    };
  }, [i18n]);
  if (isNew) return <NewVersion banner />;
  if (!isWithoutTexts) return null;
  const reload = <Button onClick={() => window.location.reload()}>{t('reload')}</Button>;
  return <Alert type="warning" showIcon banner title={t('textsLost')} action={reload} />;
}
