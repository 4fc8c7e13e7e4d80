/** Nodes of a project: the reactions of a frame analysis, the design of each node, and its result. */
import { DownloadOutlined, DownOutlined, UndoOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Empty, Flex, Input, Select, Table, Typography } from 'antd';
import dayjs from 'dayjs';
import { saveAs } from 'file-saver';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLES, type ExampleName } from '@/design/examples/example-designs';
import { ELSEWHERE } from '@/design/saved-designs/node-reactions';
import type { Card, Project } from '@/design/saved-designs/saved-design';
import { matchingExample } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-run';
import { ImportButton } from '@/features/designs/nodes/import-button';
import { nodeCells, nodeColumns, needsText } from '@/features/designs/nodes/node-columns';
import { useNodeActions, useNodes, type NodeRow } from '@/features/designs/nodes/use-nodes';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { compared } from '@/features/load-list/row-data';
import { toCsv } from '@/shared/tables/csv';
import { workbookOf, WORKBOOK_TYPE } from '@/shared/tables/workbook';
import { useNotices } from '@/shared/ui/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { showLoads } from '@/stores/run-driver';

const isAssigned = ({ design }: NodeRow) => design !== null && design !== 'missing';

const MATCHES = {
  all: () => true,
  open: (row: NodeRow) => !isAssigned(row),
  bad: ({ result }: NodeRow) => result?.word === 'not_verified',
  changed: ({ before }: NodeRow) => before !== null,
};

type Filter = keyof typeof MATCHES;
const FILTERS = Object.keys(MATCHES) as Filter[];

/** Returns a test for a name; `*` in the pattern matches any letters. */
function matcherOf(pattern: string): (name: string) => boolean {
  const parts = pattern.trim().toLowerCase().split('*');
  const source = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  const regex = new RegExp(parts.length > 1 ? `^${source}$` : source);
  return (name) => regex.test(name.toLowerCase());
}

export function Nodes({ project, cards: all }: { project: Project; cards: readonly Card[] }) {
  const { t } = useTranslation(['designs', 'common', 'loadList']);
  const translate = useTranslate();
  const client = useQueryClient();
  const { message } = useNotices();
  const { open } = useDesignActions();
  const cards = useMemo(
    () =>
      all.filter((card) => card.project === project.id && card.deleted === null && card.kind === 'design'),
    [all, project.id],
  );
  const nodes = useNodes(project, cards);
  const { put, assign, assignNew, undoRevision } = useNodeActions(project, cards);
  const [pattern, setPattern] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const columns = nodeColumns({
    t: translate,
    onOpen: ({ design, result, rows }) => {
      if (typeof design !== 'object' || design === null) return;
      const row = rows.find(({ name }) => name === result?.row);
      void open(design).then(() => {
        // The design is opened with its earlier rows if it was changed in another tab in the meantime.
        const { list } = useDesignStore.getState().design.loads;
        if (row && list.some(({ name }) => name === row.name)) showLoads('row', row);
      });
    },
  });
  if (nodes === undefined) return null;
  if (nodes === null)
    return (
      <Empty description={t('designs:nodes.empty')}>
        <ImportButton project={project} reactions={null} rows={[]} put={put} />
      </Empty>
    );
  const { reactions, rows } = nodes;
  const isNamed = matcherOf(pattern);
  const shown = rows.filter((row) => isNamed(row.node) && MATCHES[filter](row));
  const latest = reactions.revisions[reactions.revisions.length - 1];
  const chosen = marked.filter((node) => rows.some((row) => row.node === node));
  const groups = new Set(rows.filter(({ node }) => chosen.includes(node)).map(({ group }) => group));
  const newFrom = async (key: string) => {
    const { design } = useDesignStore.getState();
    if (key === 'open') await assignNew(reactions, chosen, t('designs:unnamed'), design);
    else {
      const name = key as ExampleName;
      const found = await matchingExample(client, name);
      if (found.missing !== null) message.warning(t('designs:examples.missing', { name: found.missing }));
      await assignNew(reactions, chosen, t(`designs:examples.${name}.name`), found.design);
    }
  };
  const assignTo = async (key: string) => {
    // The user may select other nodes while these are assigned.
    setMarked([]);
    if (key === 'none') await assign(reactions, chosen, null);
    else if (key === ELSEWHERE || cards.some(({ id }) => id === key)) await assign(reactions, chosen, key);
    else await newFrom(key);
  };
  const shownColumns = columns.filter(({ key }) => key !== 'before' || reactions.revisions.length > 1);
  const save = (kind: 'csv' | 'xlsx') => {
    const cells = nodeCells(shown, shownColumns, translate);
    const sheet = t('designs:nodes.nodes');
    const [content, type] =
      kind === 'csv' ? [toCsv(cells), 'text/csv'] : [workbookOf({ [sheet]: cells }), WORKBOOK_TYPE];
    saveAs(new Blob([content], { type }), `${project.name} ${sheet}.${kind}`);
  };
  return (
    <Flex
      vertical
      gap={8}
      component="section"
      style={{ padding: '0 16px' }}
      aria-label={t('designs:nodes.nodes')}
    >
      <Flex wrap align="center" gap={8}>
        <ImportButton project={project} reactions={reactions} rows={rows} put={put} />
        {reactions.revisions.length > 1 && (
          <Button icon={<UndoOutlined aria-hidden />} onClick={() => void undoRevision(reactions)}>
            {t('designs:nodes.undoRevision', { table: latest.table })}
          </Button>
        )}
        <Input.Search
          style={{ width: 240 }}
          allowClear
          placeholder={t('designs:nodes.pattern')}
          aria-label={t('designs:nodes.pattern')}
          value={pattern}
          onChange={({ target }) => setPattern(target.value)}
        />
        <Select<Filter>
          style={{ width: 200 }}
          aria-label={t('designs:nodes.filter.label')}
          value={filter}
          options={FILTERS.map((value) => ({
            value,
            label: `${t(`designs:nodes.filter.${value}`)} (${rows.filter(MATCHES[value]).length})`,
          }))}
          onChange={setFilter}
        />
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save('csv')}>
          {t('designs:nodes.csv')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save('xlsx')}>
          {t('designs:nodes.excel')}
        </Button>
      </Flex>
      <Typography.Text type="secondary" role="status">
        {t('designs:nodes.summary', {
          table: latest.table,
          revision: reactions.revisions.length,
          date: dayjs(latest.time).format('YYYY-MM-DD HH:mm'),
          nodes: rows.length,
          rows: latest.rows.length,
          open: rows.filter((row) => !isAssigned(row)).length,
        })}
      </Typography.Text>
      <Flex wrap align="center" gap={8} data-testid="nodes-marked">
        <strong>{t('designs:marked', { count: chosen.length })}</strong>
        <Dropdown
          trigger={['click']}
          disabled={chosen.length === 0}
          menu={{
            items: [
              ...cards.map(({ id, name }) => ({ key: id, label: name || t('designs:unnamed') })),
              { type: 'divider' },
              { key: 'open', label: t('designs:nodes.fromOpen') },
              ...EXAMPLES.map((name) => ({
                key: name,
                label: t('designs:nodes.fromExample', { name: t(`designs:examples.${name}.name`) }),
              })),
              { type: 'divider' },
              { key: ELSEWHERE, label: t('designs:nodes.state.elsewhere') },
              { key: 'none', label: t('designs:nodes.state.open') },
            ],
            onClick: ({ key }) => void assignTo(key),
          }}
        >
          <Button type="primary" disabled={chosen.length === 0}>
            {t('designs:nodes.assign')} <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
        <Button
          disabled={chosen.length === 0}
          onClick={() => setMarked(rows.filter(({ group }) => groups.has(group)).map(({ node }) => node))}
        >
          {t('designs:nodes.selectSimilar')}
        </Button>
        <Button type="text" disabled={chosen.length === 0} onClick={() => setMarked([])}>
          {t('designs:actions.unmark')}
        </Button>
      </Flex>
      <Table<NodeRow>
        size="small"
        rowKey="node"
        dataSource={shown}
        pagination={false}
        scroll={{ x: shownColumns.reduce((sum, { width }) => sum + width, 48), y: 'calc(100vh - 420px)' }}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => setMarked(keys.map(String)),
        }}
        expandable={{
          expandedRowRender: (row) => needsText(row, translate),
          rowExpandable: ({ result }) => result !== null,
        }}
        columns={shownColumns.map(({ key, title, width, value, cell }) => ({
          key,
          title,
          width,
          ellipsis: true,
          ...(key === 'node' && { fixed: 'start' as const, defaultSortOrder: 'ascend' as const }),
          sorter: (one: NodeRow, other: NodeRow) => compared(value(one), value(other)),
          render: (_: unknown, row: NodeRow) => (cell ? cell(row) : value(row)),
        }))}
      />
    </Flex>
  );
}
