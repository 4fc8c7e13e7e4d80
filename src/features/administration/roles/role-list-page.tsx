/** List page for roles. */
import { useTranslation } from 'react-i18next';
import { deleteRole, roleListQuery, ROLES_KEY } from '@/api/calls/roles';
import { KeyedListPage } from '@/features/administration/records/keyed-list-page';
import { routes } from '@/shared/navigation/routes';

export function RoleListPage() {
  const { t } = useTranslation('roles');
  return (
    <KeyedListPage
      texts={{
        title: t('title'),
        name: t('fields.name'),
        nickName: t('fields.nickName'),
        description: t('fields.description'),
        deleted: t('deleted'),
      }}
      listQuery={roleListQuery}
      recordsKey={ROLES_KEY}
      addPath={routes.role}
      editPath={routes.roleWith}
      remove={deleteRole}
    />
  );
}
