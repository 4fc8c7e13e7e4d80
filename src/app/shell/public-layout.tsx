/** Layout for pages shown before sign-in, and the notices, footer and language button of every page. */
import { GlobalOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { isEmbedded } from '@/api/client';
import { environment } from '@/app/env';
import { currentLanguage } from '@/app/i18n/i18n';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { isNewVersion } from '@/shared/navigation/new-version';
import { AreaBoundary, NewVersion } from '@/shared/ui/area-boundary';
import { languageAfter, languages } from '@/text/languages';
import styles from '@/app/shell/shell.module.css';

export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  const next = languageAfter(currentLanguage());
  const { name } = languages[next];
  return (
    <Button
      type="text"
      icon={<GlobalOutlined aria-hidden />}
      title={t('switchLanguage', { language: name })}
      onClick={() => void i18n.changeLanguage(next)}
    >
      {name}
    </Button>
  );
}

export function Footer() {
  const { t } = useTranslation('shell');
  const {
    contactMail: mail,
    release: { date, version, years },
  } = environment;
  return (
    <footer className={styles.footer}>
      {date !== '' && <span>{t('footer.updated', { date })}</span>}
      {version !== '' && <span>{version}</span>}
      {years !== '' && <span>{t('footer.copyright', { years })}</span>}
      {mail !== '' && (
        <span>
          <a href={`mailto:${mail}`} title={t('footer.contact')}>
            {mail}
          </a>
        </span>
      )}
    </footer>
  );
}

/** Vite loader event: the file of a chunk could not be loaded. */
const LOST = 'vite:preloadError';
/** i18next event after its last attempt to load translations; the page then shows translation keys. */
const NO_TEXTS = 'failedLoading';

export function NewVersionNotice() {
  const { t, i18n } = useTranslation('errors');
  const [isNew, setIsNew] = useState(false);
  const [isWithoutTexts, setIsWithoutTexts] = useState(false);
  useWindowEvent(LOST, () => void isNewVersion().then(setIsNew));
  useEffect(() => {
    const onNoTexts = () => setIsWithoutTexts(true);
    i18n.on(NO_TEXTS, onNoTexts);
    return () => i18n.off(NO_TEXTS, onNoTexts);
  }, [i18n]);
  if (isNew) return <NewVersion banner />;
  if (!isWithoutTexts) return null;
  const reload = <Button onClick={() => window.location.reload()}>{t('reload')}</Button>;
  return <Alert type="warning" showIcon banner title={t('textsLost')} action={reload} />;
}

export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useWindowEvent('online', () => setIsOnline(true));
  useWindowEvent('offline', () => setIsOnline(false));
  return isOnline ? null : (
    <Alert banner type="warning" title={t(isEmbedded() ? 'offlineEmbedded' : 'offline')} />
  );
}

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.public}>
      <OfflineNotice />
      <NewVersionNotice />
      <Flex justify="flex-end" style={{ padding: '8px 16px' }}>
        <LanguageToggle />
      </Flex>
      <main className={styles.publicContent}>
        <AreaBoundary resetKey={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AreaBoundary>
      </main>
      <Footer />
    </div>
  );
}
