/** List page for roles or permissions. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KeyedRecords } from '@/features/administration/keyed/keyed-records';
import { ListPage } from '@/features/administration/records/list-page';
import { RecordTable } from '@/features/administration/records/record-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { FIRST_PAGE, useStoredState } from '@/features/administration/records/use-stored-state';

export function KeyedListPage({ records }: { records: KeyedRecords }) {
  const { texts, key, paths } = records;
  const { t } = useTranslation([texts as 'roles', 'administration']);
  const client = useQueryClient();
  const [page, setPage] = useStoredState(texts, FIRST_PAGE);
  const list = useQuery(records.list(page));
  return (
    <ListPage title={t('title')} addPath={paths.form}>
      <RecordTable
        label={t('title')}
        list={list}
        rows={list.data?.records ?? []}
        total={list.data?.total ?? 0}
        page={page}
        onPage={setPage}
        columns={[
          { title: t('fields.nickName'), dataIndex: 'nickName' },
          { title: t('fields.name'), dataIndex: 'name' },
          { title: t('fields.description'), dataIndex: 'description', ellipsis: true },
          { title: t('administration:created'), dataIndex: 'createTime', width: 180 },
          { title: t('administration:updated'), dataIndex: 'updateTime', width: 180 },
        ]}
        actions={({ id, name, nickName }) => (
          <RowActions
            name={nickName || name}
            editPath={`${paths.form}?${new URLSearchParams({ [paths.id]: String(id) }).toString()}`}
            remove={() => records.remove(id)}
            removedText={t('deleted')}
            reload={() => client.invalidateQueries({ queryKey: key })}
          />
        )}
      />
    </ListPage>
  );
}
