/** List page for the profiles of one series. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deleteSectionSteel, SECTION_STEELS_KEY, sectionSteelListQuery } from '@/api/calls/references';
import type { SectionSteel } from '@/api/contract/references';
import { profileFormPath, profileListPath } from '@/features/administration/profiles/profile-paths';
import { useProfileSource } from '@/features/administration/profiles/use-profile-source';
import { useSeriesCode, useSeriesOptions } from '@/features/administration/profiles/use-series';
import { ListPage } from '@/features/administration/records/list-page';
import { FIRST_STATE } from '@/features/administration/records/paging';
import { byNumber, byText, isFound } from '@/features/administration/records/record-order';
import { ReferenceTable, SearchInput } from '@/features/administration/records/reference-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { SeveralRecords } from '@/features/administration/records/several-records';
import { useChosenRows } from '@/features/administration/records/use-chosen-rows';
import { useStoredState } from '@/features/administration/records/use-stored-state';
import { TableTools } from '@/features/administration/tables/table-tools';

/** Table height specified in the requirements documents, px. */
const TABLE_HEIGHT = 400;

function useProfileColumns(): TableColumnsType<SectionSteel> {
  const { t } = useTranslation('databases');
  return [
    { title: t('profile.name'), dataIndex: 'name', sorter: byText('name') },
    ...(['h', 'w', 't', 'ft'] as const).map((key) => ({
      title: t(`profile.column.${key}`),
      dataIndex: key,
      align: 'right' as const,
      width: 140,
      sorter: byNumber(key),
    })),
  ];
}

export function ProfileListPage() {
  const { t } = useTranslation(['databases', 'common']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const series = useSeriesCode();
  const options = useSeriesOptions();
  const list = useQuery(sectionSteelListQuery(series));
  const [{ term, ...page }, change] = useStoredState('profiles', FIRST_STATE);
  const rows = useMemo(
    () => (list.data?.records ?? []).filter(({ name }) => isFound(term, [name])),
    [list.data, term],
  );
  const columns = useProfileColumns();
  const source = useProfileSource(series);
  const { chosen, chooseAll, chooseNone, rowSelection } = useChosenRows(rows, ({ name }) => name);
  const reload = () => client.invalidateQueries({ queryKey: SECTION_STEELS_KEY });
  const filters = (
    <>
      <Select
        aria-label={t('profile.series')}
        style={{ width: 240 }}
        value={series}
        options={options}
        onChange={(next) => {
          change({ current: 1 });
          void navigate(profileListPath(next), { replace: true });
        }}
      />
      <SearchInput
        label={t('profile.search')}
        value={term}
        onChange={(next) => change({ term: next, current: 1 })}
      />
      <TableTools source={source} shown={rows} chosen={chosen} isReady={list.isSuccess} reload={reload} />
    </>
  );
  return (
    <ListPage title={t('profile.title')} addPath={profileFormPath(series)} filters={filters}>
      <SeveralRecords
        kind="profiles"
        records={chosen}
        shown={rows.length}
        remove={deleteSectionSteel}
        reload={reload}
        onAll={chooseAll}
        onNone={chooseNone}
      />
      <ReferenceTable
        key={series}
        label={t('profile.title')}
        list={list}
        rows={rows}
        page={page}
        onPage={change}
        rowSelection={rowSelection}
        columns={columns}
        height={TABLE_HEIGHT}
        actions={({ id, name }) => (
          <RowActions
            verb="edit"
            name={name}
            editPath={profileFormPath(series, id)}
            remove={() => deleteSectionSteel(id)}
            removedText={t('common:message.delete_success')}
            reload={reload}
          />
        )}
      />
    </ListPage>
  );
}
