/**
 * List page for roles or permissions: the same columns, pager and row actions, with different calls and
 * labels.
 */
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Permission } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Page } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { ListPage } from '@/features/administration/records/list-page';
import type { PageRequest } from '@/features/administration/records/pager';
import { FIRST_PAGE } from '@/features/administration/records/paging';
import { RecordTable } from '@/features/administration/records/record-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { useStoredState } from '@/features/administration/records/use-stored-state';

/** Record as shown in the list; a role also has its permissions. */
type Keyed = Permission;

interface KeyedListPageProps<T extends Keyed, K extends QueryKey> {
  /** Page title, headings for key, display name and description, and the message after a deletion. */
  texts: Record<'title' | 'name' | 'nickName' | 'description' | 'deleted', string>;
  listQuery: (page: PageRequest) => UseQueryOptions<Page<T>, Error, Page<T>, K>;
  /** Key of all queries that a deletion makes out of date. */
  recordsKey: QueryKey;
  addPath: string;
  editPath: (id: WireId) => string;
  remove: (id: WireId) => Promise<ApiOutcome<true>>;
}

export function KeyedListPage<T extends Keyed, K extends QueryKey>(props: KeyedListPageProps<T, K>) {
  const { texts, listQuery, recordsKey, addPath, editPath, remove } = props;
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const [page, setPage] = useStoredState(String(recordsKey[0]), FIRST_PAGE);
  const list = useQuery(listQuery(page));
  return (
    <ListPage title={texts.title} addPath={addPath}>
      <RecordTable
        label={texts.title}
        list={list}
        page={page}
        onPage={setPage}
        columns={[
          { title: texts.nickName, dataIndex: 'nickName' },
          { title: texts.name, dataIndex: 'name' },
          { title: texts.description, dataIndex: 'description', ellipsis: true },
          { title: t('created'), dataIndex: 'createTime', width: 180 },
          { title: t('updated'), dataIndex: 'updateTime', width: 180 },
        ]}
        actions={({ id, name, nickName }) => (
          <RowActions
            name={nickName || name}
            editPath={editPath(id)}
            remove={() => remove(id)}
            removedText={texts.deleted}
            reload={() => client.invalidateQueries({ queryKey: recordsKey })}
          />
        )}
      />
    </ListPage>
  );
}
