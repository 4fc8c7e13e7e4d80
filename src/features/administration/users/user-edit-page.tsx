/** Page that edits the user whose id is in the URL query: personal data, password, roles, expiry. */
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { roles } from '@/api/calls/roles';
import { userQuery } from '@/api/calls/users';
import { FormPage } from '@/features/administration/records/form-page';
import { BasicTab, ExpiryTab, PasswordTab, RolesTab } from '@/features/administration/users/user-edit-tabs';
import { routes } from '@/shared/navigation/routes';

export function UserEditPage() {
  const { t } = useTranslation('users');
  const id = useSearchParams()[0].get('userId') ?? '';
  const detail = useQuery({ ...userQuery(id), gcTime: 0 });
  const choices = useQuery(roles.names());
  const user = detail.data;
  return (
    <FormPage
      title={t('editTitle', { name: user?.username ?? '' })}
      listPath={routes.users}
      needs={[detail, choices]}
      unreadable={choices.data?.unreadable}
    >
      {user && (
        <Tabs
          key={id}
          items={[
            { key: 'basic', label: t('tabs.basic'), children: <BasicTab user={user} /> },
            { key: 'password', label: t('tabs.password'), children: <PasswordTab user={user} /> },
            {
              key: 'roles',
              label: t('tabs.roles'),
              children: <RolesTab user={user} choices={choices.data?.records ?? []} />,
            },
            { key: 'expiry', label: t('tabs.expiry'), children: <ExpiryTab user={user} /> },
          ]}
        />
      )}
    </FormPage>
  );
}
