/** One line at the foot of every page. */
import { useTranslation } from 'react-i18next';
import { environment } from '../env';
import styles from './shell.module.css';

const RELEASE = { date: '2024.03.25', version: 'V1.0', years: '2021-2024' };

export function Footer() {
  const { t } = useTranslation('shell');
  const mail = environment.contactMail;
  return (
    <footer className={styles.footer}>
      <span>{t('footer.updated', { date: RELEASE.date })}</span>
      <span>{t('footer.version', { version: RELEASE.version })}</span>
      <span>{t('footer.copyright', { years: RELEASE.years })}</span>
      <span>
        {t('footer.contact')} <a href={`mailto:${mail}`}>{mail}</a>
      </span>
    </footer>
  );
}
