/** List of roles. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteRole, roleListQuery, ROLES_KEY } from '@/api/calls/roles';
import { routes } from '@/shared/navigation/routes';
import { ListPage } from '../records/list-page';
import { useKeyedColumns } from '../records/keyed-columns';
import { RecordTable } from '../records/record-table';
import { RowActions } from '../records/row-actions';
import { usePage } from '../records/use-page';

export function RoleListPage() {
  const { t } = useTranslation('roles');
  const client = useQueryClient();
  const paging = usePage();
  const list = useQuery(roleListQuery(paging.page));
  const columns = useKeyedColumns({
    name: t('fields.name'),
    nickName: t('fields.nickName'),
    description: t('fields.description'),
  });
  return (
    <ListPage title={t('title')} addPath={routes.role}>
      <RecordTable
        label={t('title')}
        list={list}
        paging={paging}
        columns={columns}
        actions={({ id, name, nickName }) => (
          <RowActions
            name={nickName || name}
            editPath={routes.roleWith(id)}
            remove={() => deleteRole(id)}
            removedText={t('deleted')}
            reload={() => client.invalidateQueries({ queryKey: ROLES_KEY })}
          />
        )}
      />
    </ListPage>
  );
}
