/** List page for permissions. */
import { useTranslation } from 'react-i18next';
import { deletePermission, permissionListQuery, PERMISSIONS_KEY } from '@/api/calls/permissions';
import { KeyedListPage } from '@/features/administration/records/keyed-list-page';
import { routes } from '@/shared/navigation/routes';

export function PermissionListPage() {
  const { t } = useTranslation('permissions');
  return (
    <KeyedListPage
      texts={{
        title: t('title'),
        name: t('fields.name'),
        nickName: t('fields.nickName'),
        description: t('fields.description'),
        deleted: t('deleted'),
      }}
      listQuery={permissionListQuery}
      recordsKey={PERMISSIONS_KEY}
      addPath={routes.permission}
      editPath={routes.permissionWith}
      remove={deletePermission}
    />
  );
}
