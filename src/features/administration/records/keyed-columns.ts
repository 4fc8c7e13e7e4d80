/** Columns that the lists of roles and permissions have in common. */
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Permission } from '@/api/contract/account';

/** Headings of key, display name and description. */
type Headings = Record<'name' | 'nickName' | 'description', string>;

export function useKeyedColumns(headings: Headings): TableColumnsType<Permission> {
  const { t } = useTranslation('administration');
  return [
    { title: headings.nickName, dataIndex: 'nickName' },
    { title: headings.name, dataIndex: 'name' },
    { title: headings.description, dataIndex: 'description', ellipsis: true },
    { title: t('created'), dataIndex: 'createTime', width: 180 },
    { title: t('updated'), dataIndex: 'updateTime', width: 180 },
  ];
}
