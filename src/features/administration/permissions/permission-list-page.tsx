/** List of permissions. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePermission, permissionListQuery, PERMISSIONS_KEY } from '@/api/calls/permissions';
import { routes } from '@/shared/navigation/routes';
import { ListPage } from '../records/list-page';
import { useKeyedColumns } from '../records/keyed-columns';
import { RecordTable } from '../records/record-table';
import { RowActions } from '../records/row-actions';
import { usePage } from '../records/use-page';

export function PermissionListPage() {
  const { t } = useTranslation('permissions');
  const client = useQueryClient();
  const paging = usePage();
  const list = useQuery(permissionListQuery(paging.page));
  const columns = useKeyedColumns({
    name: t('fields.name'),
    nickName: t('fields.nickName'),
    description: t('fields.description'),
  });
  return (
    <ListPage title={t('title')} addPath={routes.permission}>
      <RecordTable
        label={t('title')}
        list={list}
        paging={paging}
        columns={columns}
        actions={({ id, name, nickName }) => (
          <RowActions
            name={nickName || name}
            editPath={routes.permissionWith(id)}
            remove={() => deletePermission(id)}
            removedText={t('deleted')}
            reload={() => client.invalidateQueries({ queryKey: PERMISSIONS_KEY })}
          />
        )}
      />
    </ListPage>
  );
}
