/** Footer of every page: release and contact from the build environment. */
import { useTranslation } from 'react-i18next';
import { environment } from '@/app/env';
import styles from '@/app/shell/shell.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  const {
    contactMail: mail,
    release: { date, version, years },
  } = environment;
  return (
    <footer className={styles.footer}>
      {date !== '' && <span>{t('footer.updated', { date })}</span>}
      {version !== '' && <span>{t('footer.version', { version })}</span>}
      {years !== '' && <span>{t('footer.copyright', { years })}</span>}
      {mail !== '' && (
        <span>
          {t('footer.contact')} <a href={`mailto:${mail}`}>{mail}</a>
        </span>
      )}
    </footer>
  );
}
