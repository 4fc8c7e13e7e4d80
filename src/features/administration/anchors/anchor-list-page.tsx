/** The anchors, with all their figures under each row. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Tag, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allAnchorsQuery, ANCHORS_KEY } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import { routes } from '@/shared/navigation/routes';
import { byNumber, byText, isFound } from '../records/record-order';
import { ReferenceTable, SearchInput } from '../records/reference-table';
import { ListPage } from '../records/list-page';
import { AnchorDetails } from './anchor-details';
import { AnchorRowActions } from './anchor-row-actions';
import styles from './anchors.module.css';
import { TableTools } from '../tables/table-tools';
import { useAnchorSource } from './use-anchor-source';

function useAnchorColumns(): TableColumnsType<AnchorRecord> {
  const { t, i18n } = useTranslation('anchors');
  const materialClass = i18n.language === 'cn' ? 'jgMaterialClass' : 'jgMaterialClassEn';
  return [
    { title: t('name'), dataIndex: 'name', sorter: byText('name') },
    {
      title: t('column.materialClass'),
      dataIndex: materialClass,
      width: 200,
      sorter: byText(materialClass),
      render: (value: string, { jgMaterialClass }) => value || jgMaterialClass,
    },
    {
      title: t('column.validity'),
      dataIndex: 'efficient',
      width: 140,
      sorter: byText('efficient'),
      render: (efficient: AnchorRecord['efficient']) =>
        efficient === '1' ? (
          <Tag color="success">{t('normal')}</Tag>
        ) : (
          <Tag color="error">{t('stopped')}</Tag>
        ),
    },
    {
      title: t('column.jgHef'),
      dataIndex: 'jgHef',
      align: 'right',
      width: 260,
      sorter: byNumber('jgHef'),
    },
    {
      title: t('column.jgDnom'),
      dataIndex: 'jgDnom',
      align: 'right',
      width: 200,
      sorter: byNumber('jgDnom'),
    },
  ];
}

export function AnchorListPage() {
  const { t } = useTranslation('anchors');
  const client = useQueryClient();
  const list = useQuery(allAnchorsQuery());
  const [term, setTerm] = useState('');
  const rows = useMemo(
    () =>
      (list.data?.records ?? []).filter(({ name, jgMaterialClass, jgMaterialClassEn }) =>
        isFound(term, [name, jgMaterialClass, jgMaterialClassEn]),
      ),
    [list.data, term],
  );
  const columns = useAnchorColumns();
  const source = useAnchorSource();
  const reload = () => client.invalidateQueries({ queryKey: ANCHORS_KEY });
  return (
    <ListPage
      title={t('title')}
      addPath={routes.anchor}
      filters={
        <>
          <SearchInput label={t('search')} value={term} onChange={setTerm} />
          <TableTools source={source} shown={rows} isReady={list.isSuccess} reload={reload} />
        </>
      }
    >
      <ReferenceTable
        label={t('title')}
        list={list}
        rows={rows}
        columns={columns}
        expandable={{
          columnTitle: <span className={styles.unseen}>{t('figures')}</span>,
          expandedRowRender: (anchor) => <AnchorDetails anchor={anchor} />,
        }}
        actions={(anchor) => <AnchorRowActions anchor={anchor} reload={reload} />}
        actionsWidth={330}
      />
    </ListPage>
  );
}
