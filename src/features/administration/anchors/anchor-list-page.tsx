/** List page for anchors, with all values of an anchor in its expandable row. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Tag, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allAnchorsQuery, ANCHORS_KEY } from '@/api/calls/anchors';
import { isSet, type AnchorRecord } from '@/api/contract/anchor';
import { AnchorDetails } from '@/features/administration/anchors/anchor-details';
import { isShown, NO_FILTER } from '@/features/administration/anchors/anchor-filter';
import { AnchorFilters } from '@/features/administration/anchors/anchor-filters';
import { AnchorRowActions } from '@/features/administration/anchors/anchor-row-actions';
import { SeveralAnchors } from '@/features/administration/anchors/several-anchors';
import { useAnchorSource } from '@/features/administration/anchors/use-anchor-source';
import { ListPage } from '@/features/administration/records/list-page';
import { FIRST_STATE } from '@/features/administration/records/paging';
import { byNumber, byText, isFound } from '@/features/administration/records/record-order';
import { ReferenceTable, SearchInput } from '@/features/administration/records/reference-table';
import { useChosenRows } from '@/features/administration/records/use-chosen-rows';
import { useStoredState } from '@/features/administration/records/use-stored-state';
import { TableTools } from '@/features/administration/tables/table-tools';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';
import { routes } from '@/shared/navigation/routes';
import styles from '@/features/administration/records/records.module.css';

/** True if values that a calculation needs are 0. */
const isIncomplete = (anchor: AnchorRecord): boolean =>
  findingsOfAnchor({ ...anchor }).some(({ code }) => code === 'missing');

function useAnchorColumns(): TableColumnsType<AnchorRecord> {
  const { t, i18n } = useTranslation('anchors');
  const materialClass = i18n.language === 'cn' ? 'jgMaterialClass' : 'jgMaterialClassEn';
  return [
    {
      title: t('name'),
      dataIndex: 'name',
      width: 330,
      sorter: byText('name'),
      render: (name: string, anchor) =>
        isIncomplete(anchor) ? (
          <Flex gap={8} align="center">
            {name}
            <Tag color="warning">{t('incomplete')}</Tag>
          </Flex>
        ) : (
          name
        ),
    },
    {
      title: t('column.materialClass'),
      dataIndex: materialClass,
      width: 180,
      sorter: byText(materialClass),
      render: (value: string, { jgMaterialClass }) => value || jgMaterialClass,
    },
    {
      title: t('column.validity'),
      dataIndex: 'efficient',
      width: 110,
      sorter: byText('efficient'),
      render: (efficient: AnchorRecord['efficient']) =>
        isSet(efficient) ? <Tag color="success">{t('normal')}</Tag> : <Tag color="error">{t('stopped')}</Tag>,
    },
    {
      title: t('column.jgHef'),
      dataIndex: 'jgHef',
      align: 'right',
      width: 170,
      sorter: byNumber('jgHef'),
    },
    {
      title: t('column.jgDnom'),
      dataIndex: 'jgDnom',
      align: 'right',
      width: 130,
      sorter: byNumber('jgDnom'),
    },
  ];
}

export function AnchorListPage() {
  const { t } = useTranslation('anchors');
  const client = useQueryClient();
  const list = useQuery(allAnchorsQuery());
  const [state, change] = useStoredState('anchors', { ...FIRST_STATE, ...NO_FILTER });
  const { term, current, size, validity, standard, diameter } = state;
  const records = useMemo(() => list.data?.records ?? [], [list.data]);
  const rows = useMemo(
    () =>
      records.filter(
        (anchor) =>
          isFound(term, [anchor.name, anchor.jgMaterialClass, anchor.jgMaterialClassEn]) &&
          isShown(anchor, { validity, standard, diameter }),
      ),
    [records, term, validity, standard, diameter],
  );
  // Rows hidden by the filter cannot be selected, so they are neither changed nor exported.
  const { chosen, chooseAll, chooseNone, rowSelection } = useChosenRows(rows, ({ name }) => name);
  const columns = useAnchorColumns();
  const source = useAnchorSource();
  const reload = () => client.invalidateQueries({ queryKey: ANCHORS_KEY });
  return (
    <ListPage
      title={t('title')}
      addPath={routes.anchor}
      filters={
        <>
          <SearchInput
            label={t('search')}
            value={term}
            onChange={(next) => change({ term: next, current: 1 })}
          />
          <AnchorFilters
            anchors={records}
            filter={{ validity, standard, diameter }}
            onChange={(next) => change({ ...next, current: 1 })}
          />
          <TableTools source={source} shown={rows} chosen={chosen} isReady={list.isSuccess} reload={reload} />
        </>
      }
    >
      <SeveralAnchors
        chosen={chosen}
        shown={rows.length}
        onAll={chooseAll}
        onDone={chooseNone}
        reload={reload}
      />
      <ReferenceTable
        label={t('title')}
        list={list}
        rows={rows}
        page={{ current, size }}
        onPage={change}
        rowSelection={rowSelection}
        columns={columns}
        expandable={{
          columnTitle: <span className={styles.unseen}>{t('figures')}</span>,
          expandedRowRender: (anchor) => <AnchorDetails anchor={anchor} />,
        }}
        actions={(anchor) => <AnchorRowActions anchor={anchor} reload={reload} />}
        actionsWidth={300}
      />
    </ListPage>
  );
}
