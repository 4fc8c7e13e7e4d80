/** Layout of a list page: title, filters, and the button that adds a record. */
import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageCard } from '@/shared/ui/page-card';

interface ListPageProps {
  title: string;
  addPath: string;
  filters?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, addPath, filters, children }: ListPageProps) {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  return (
    <PageCard title={title}>
      <Flex justify="space-between" gap={16} wrap style={{ marginBottom: 16 }}>
        <Flex gap={16} wrap align="center">
          {filters}
        </Flex>
        <Button
          type="primary"
          style={{ marginLeft: 'auto' }}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(addPath)}
        >
          {t('add')}
        </Button>
      </Flex>
      {children}
    </PageCard>
  );
}
