/** Sign and name of the product. */
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { environment } from '../env';

export function Product() {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap={8} style={{ flex: 'none' }}>
      <img src={`${environment.basePath}favicon.svg`} alt="" width={24} height={24} />
      <Typography.Text strong style={{ whiteSpace: 'nowrap' }}>
        {t('product')}
      </Typography.Text>
    </Flex>
  );
}
