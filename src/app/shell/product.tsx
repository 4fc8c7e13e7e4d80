/** Product logo and name. */
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { environment } from '@/app/env';
import styles from '@/app/shell/header.module.css';

export function Product() {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap={8} style={{ flex: 'none' }}>
      <img src={`${environment.basePath}favicon.svg`} alt="" width={24} height={24} />
      <strong className={styles.product}>{t('product')}</strong>
    </Flex>
  );
}
