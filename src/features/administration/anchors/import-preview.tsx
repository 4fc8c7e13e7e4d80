/** What a table file would do: every bad cell, else every anchor it writes. */
import { Alert, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';
import type { BadCell, ImportPlan, PlannedChange } from './anchor-table-file';
import { keyOf } from './form-findings';
import { useAnchorFindingText } from './use-anchor-finding-text';
import { useAnchorTexts } from './use-anchor-texts';

const PAGE = { pageSize: 8, hideOnSinglePage: true, showSizeChanger: false } as const;

function BadCells({ cells }: { cells: readonly BadCell[] }) {
  const { t } = useTranslation('anchors');
  const findingText = useAnchorFindingText();
  return (
    <Table<BadCell>
      aria-label={t('table.badTable')}
      size="small"
      rowKey={({ line, column, problem }) => `${line} ${column} ${problem}`}
      dataSource={cells}
      pagination={PAGE}
      columns={[
        { title: t('table.line'), dataIndex: 'line', width: 80 },
        { title: t('table.column'), dataIndex: 'column', width: 180 },
        { title: t('table.value'), dataIndex: 'value', ellipsis: true },
        {
          title: t('table.problemColumn'),
          dataIndex: 'problem',
          width: 300,
          render: (_value, { problem, finding }) =>
            finding ? findingText(finding) : t(`table.problem.${problem}`),
        },
      ]}
    />
  );
}

function Hints({ change }: { change: PlannedChange }) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const findingText = useAnchorFindingText();
  const findings = findingsOfAnchor({ ...change.anchor });
  if (findings.length === 0) return <>{t('table.hintsNone')}</>;
  return (
    <>
      {findings.map((finding) => (
        <div key={keyOf(finding)}>
          {texts.standard(finding.standard)} {texts.quantity(finding.of)}: {findingText(finding)}
        </div>
      ))}
    </>
  );
}

function Changes({ changes }: { changes: readonly PlannedChange[] }) {
  const { t } = useTranslation('anchors');
  return (
    <Table<PlannedChange>
      aria-label={t('table.changeTable')}
      size="small"
      rowKey={({ anchor }) => anchor.name}
      dataSource={changes}
      pagination={PAGE}
      columns={[
        { title: t('table.name'), dataIndex: ['anchor', 'name'] },
        {
          title: t('table.kind'),
          dataIndex: 'kind',
          width: 100,
          render: (kind: PlannedChange['kind']) => t(`table.${kind}`),
        },
        { title: t('table.hints'), key: 'hints', render: (_value, change) => <Hints change={change} /> },
      ]}
    />
  );
}

export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('anchors');
  const { changes, unchanged, bad } = plan;
  const summary = t('table.summary', {
    add: changes.filter(({ kind }) => kind === 'add').length,
    change: changes.filter(({ kind }) => kind === 'change').length,
    unchanged,
    bad: bad.length,
  });
  const isIdle = bad.length === 0 && changes.length === 0;
  return (
    <Flex vertical gap={12}>
      <Alert
        type={bad.length > 0 ? 'error' : 'info'}
        showIcon
        title={summary}
        description={bad.length > 0 ? t('table.badHint') : isIdle ? t('table.nothing') : undefined}
      />
      {bad.length > 0 ? <BadCells cells={bad} /> : !isIdle && <Changes changes={changes} />}
    </Flex>
  );
}
