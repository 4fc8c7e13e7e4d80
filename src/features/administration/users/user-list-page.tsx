/** List page for users: all or only expired accounts, with a search. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Segmented, Space, Tag, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { deleteUser, userListQuery, USERS_KEY } from '@/api/calls/users';
import { EXPIRED, type ManagedUser } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';
import { ListPage } from '@/features/administration/records/page-layouts';
import { RecordTable } from '@/features/administration/records/record-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { FIRST_PAGE, useStoredState } from '@/features/administration/records/use-stored-state';
import { isPast } from '@/features/administration/users/expiry-time';
import { routes } from '@/shared/navigation/routes';
import { endSession, useSessionStore } from '@/stores/session';

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
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [state, change] = useStoredState('users', { ...FIRST_PAGE, expiration: '', term: '' });
  const { current, size, term } = state;
  const expiration = state.expiration === EXPIRED ? EXPIRED : '';
  const list = useQuery(userListQuery({ current, size, expiration, term }));
  const columns = useUserColumns();
  const me = useSessionStore(({ user }) => user?.id);
  const isMe = (id: WireId) => String(id) === String(me);
  const removeMe = (id: WireId) => async () => {
    const outcome = await deleteUser(id);
    // The server would refuse the deleted account's next call, so the session ends.
    if (outcome.ok) endSession('signedOut');
    return outcome;
  };
  const filters = (
    <>
      <Segmented<'' | typeof EXPIRED>
        aria-label={t('which')}
        value={expiration}
        options={[
          { value: '', label: t('all') },
          { value: EXPIRED, label: t('invalid') },
        ]}
        onChange={(next) => change({ expiration: next, current: 1 })}
      />
      <Input.Search
        aria-label={t('search')}
        placeholder={t('search')}
        allowClear
        style={{ width: 420 }}
        defaultValue={term}
        onSearch={(next) => change({ term: next.trim(), current: 1 })}
      />
    </>
  );
  return (
    <ListPage title={t('title')} addPath={routes.userCreate} filters={filters}>
      <RecordTable
        label={t('title')}
        list={list}
        rows={list.data?.records ?? []}
        total={list.data?.total ?? 0}
        page={{ current, size }}
        onPage={change}
        columns={columns}
        actions={({ id, username }) => (
          <RowActions
            name={username}
            editPath={routes.userWith(id)}
            remove={isMe(id) ? removeMe(id) : () => deleteUser(id)}
            warning={isMe(id) ? { question: t('own.question'), detail: t('own.detail') } : undefined}
            reload={() => client.invalidateQueries({ queryKey: USERS_KEY })}
          />
        )}
      />
    </ListPage>
  );
}
