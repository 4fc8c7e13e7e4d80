/** One line at the foot of every page. */
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { environment } from '../env';

const RELEASE = { date: '2024.03.25', version: 'V1.0', years: '2021-2024' };

export function Footer() {
  const { t } = useTranslation('shell');
  const mail = environment.contactMail;
  return (
    <footer>
      <Flex justify="center" gap={28} wrap style={{ padding: '3px 16px' }}>
        <Typography.Text type="secondary">{t('footer.updated', { date: RELEASE.date })}</Typography.Text>
        <Typography.Text type="secondary">
          {t('footer.version', { version: RELEASE.version })}
        </Typography.Text>
        <Typography.Text type="secondary">{t('footer.copyright', { years: RELEASE.years })}</Typography.Text>
        <Typography.Text type="secondary">
          {t('footer.contact')} <Typography.Link href={`mailto:${mail}`}>{mail}</Typography.Link>
        </Typography.Text>
      </Flex>
    </footer>
  );
}
