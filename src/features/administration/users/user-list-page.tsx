/** List of users: all or only those whose time is over, searched by a term. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Segmented, Space, Tag, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteUser, userListQuery, USERS_KEY } from '@/api/calls/users';
import type { ManagedUser } from '@/api/contract/account';
import { routes } from '@/shared/navigation/routes';
import { ListPage } from '../records/list-page';
import { RecordTable } from '../records/record-table';
import { RowActions } from '../records/row-actions';
import { usePage } from '../records/use-page';
import { isPast } from './expiry-time';

function useUserColumns(): TableColumnsType<ManagedUser> {
  const { t } = useTranslation('users');
  return [
    { title: t('fields.username'), dataIndex: 'username' },
    { title: t('fields.name'), dataIndex: 'name' },
    { title: t('fields.phoneNumber'), dataIndex: 'phoneNumber' },
    {
      title: t('fields.email'),
      dataIndex: 'email',
      render: (email: string) =>
        email !== '' && <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>,
    },
    { title: t('fields.createTime'), dataIndex: 'createTime', width: 180 },
    {
      title: t('fields.expirationTime'),
      dataIndex: 'expirationTime',
      width: 240,
      render: (time: string | null) =>
        time === null ? (
          t('unlimited')
        ) : (
          <Space size="small">
            {time}
            {isPast(time) && <Tag color="error">{t('expired')}</Tag>}
          </Space>
        ),
    },
  ];
}

export function UserListPage() {
  const { t } = useTranslation(['users', 'common']);
  const client = useQueryClient();
  const paging = usePage();
  const [expiration, setExpiration] = useState<'' | '1'>('');
  const [term, setTerm] = useState('');
  const list = useQuery(userListQuery({ ...paging.page, expiration, term }));
  const columns = useUserColumns();
  const filters = (
    <>
      <Segmented<'' | '1'>
        aria-label={t('which')}
        value={expiration}
        options={[
          { value: '', label: t('all') },
          { value: '1', label: t('invalid') },
        ]}
        onChange={(next) => {
          setExpiration(next);
          paging.toFirstPage();
        }}
      />
      <Input.Search
        aria-label={t('search')}
        placeholder={t('search')}
        allowClear
        style={{ width: 420 }}
        onSearch={(next) => {
          setTerm(next.trim());
          paging.toFirstPage();
        }}
      />
    </>
  );
  return (
    <ListPage title={t('title')} addPath={routes.userCreate} filters={filters}>
      <RecordTable
        label={t('title')}
        list={list}
        paging={paging}
        columns={columns}
        actions={({ id, username }) => (
          <RowActions
            name={username}
            editPath={routes.userWith(id)}
            remove={() => deleteUser(id)}
            removedText={t('common:message.delete_success')}
            reload={() => client.invalidateQueries({ queryKey: USERS_KEY })}
          />
        )}
      />
    </ListPage>
  );
}
