/** List page for concrete grades. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { concreteListQuery, CONCRETES_KEY, deleteConcrete } from '@/api/calls/references';
import { CONCRETE_FIELDS } from '@/features/administration/concretes/concrete-fields';
import { concreteFormPath } from '@/features/administration/concretes/concrete-paths';
import { useConcreteSource } from '@/features/administration/concretes/use-concrete-source';
import { ListPage } from '@/features/administration/records/list-page';
import { FIRST_STATE } from '@/features/administration/records/paging';
import { byNumber, byText, isFound } from '@/features/administration/records/record-order';
import { ReferenceTable, SearchInput } from '@/features/administration/records/reference-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { SeveralRecords } from '@/features/administration/records/several-records';
import { useChosenRows } from '@/features/administration/records/use-chosen-rows';
import { useStoredState } from '@/features/administration/records/use-stored-state';
import { TableTools } from '@/features/administration/tables/table-tools';
import { routes } from '@/shared/navigation/routes';
import { SymbolText } from '@/shared/ui/symbol-text';

export function ConcreteListPage() {
  const { t } = useTranslation(['databases', 'common']);
  const client = useQueryClient();
  const list = useQuery(concreteListQuery());
  const [{ term, ...page }, change] = useStoredState('concretes', FIRST_STATE);
  const rows = useMemo(
    () => (list.data?.records ?? []).filter(({ grade }) => isFound(term, [grade])),
    [list.data, term],
  );
  const source = useConcreteSource();
  const { chosen, chooseAll, chooseNone, rowSelection } = useChosenRows(rows, ({ grade }) => grade);
  const reload = () => client.invalidateQueries({ queryKey: CONCRETES_KEY });
  return (
    <ListPage
      title={t('concrete.title')}
      addPath={routes.concrete}
      filters={
        <>
          <SearchInput
            label={t('concrete.search')}
            value={term}
            onChange={(next) => change({ term: next, current: 1 })}
          />
          <TableTools source={source} shown={rows} chosen={chosen} isReady={list.isSuccess} reload={reload} />
        </>
      }
    >
      <SeveralRecords
        kind="concretes"
        records={chosen.map(({ id, grade }) => ({ id, name: grade }))}
        shown={rows.length}
        remove={deleteConcrete}
        reload={reload}
        onAll={chooseAll}
        onNone={chooseNone}
      />
      <ReferenceTable
        label={t('concrete.title')}
        list={list}
        rows={rows}
        page={page}
        onPage={change}
        rowSelection={rowSelection}
        columns={[
          { title: t('concrete.grade'), dataIndex: 'grade', width: 200, sorter: byText('grade') },
          ...CONCRETE_FIELDS.map(({ key, symbol, unit }) => ({
            title: (
              <>
                <SymbolText text={symbol} /> ({unit})
              </>
            ),
            dataIndex: key,
            align: 'right' as const,
            width: 200,
            sorter: byNumber(key),
          })),
        ]}
        actions={({ id, grade }) => (
          <RowActions
            verb="edit"
            name={grade}
            editPath={concreteFormPath(id)}
            remove={() => deleteConcrete(id)}
            removedText={t('common:message.delete_success')}
            reload={reload}
          />
        )}
      />
    </ListPage>
  );
}
