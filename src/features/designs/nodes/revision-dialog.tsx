/** Lists what a newer table of reactions would change. */
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { changesBetween, rowsOf, type NodeChange, type Reactions } from '@/design/saved-designs/reactions';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { Dialog } from '@/shared/ui/dialog';
import { printValue } from '@/text/wording/values';

interface RevisionDialogProps {
  before: Reactions;
  next: Reactions;
  onApply: () => void;
  onClose: () => void;
}

export function RevisionDialog({ before, next, onApply, onClose }: RevisionDialogProps) {
  const { t } = useTranslation(['designs', 'common']);
  const changes = changesBetween(rowsOf(before), rowsOf(next));
  const countOf = (kind: NodeChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const counts = { new: countOf('new'), gone: countOf('gone'), changed: countOf('changed') };
  return (
    <Dialog
      width={960}
      title={t('designs:nodes.revision.title', { table: next.revisions.at(-1)?.table ?? '' })}
      okText={t('designs:nodes.revision.apply')}
      okButtonProps={{ disabled: changes.length === 0 }}
      cancelText={t('common:cancel')}
      onOk={onApply}
      onClose={onClose}
    >
      <p role="status">
        {t(changes.length === 0 ? 'designs:nodes.revision.none' : 'designs:nodes.revision.counts', counts)}
      </p>
      <Table<NodeChange>
        size="small"
        rowKey="node"
        dataSource={changes}
        pagination={false}
        scroll={{ y: 420 }}
        columns={[
          { title: t('designs:nodes.columns.node'), dataIndex: 'node' },
          {
            title: t('designs:nodes.revision.kind'),
            render: (_, { kind }) => t(`designs:nodes.revision.kinds.${kind}`),
          },
          { title: t('designs:nodes.columns.rows'), dataIndex: 'rows', align: 'right' },
          ...SHOWN_LOADS.map((load) => ({
            title: `Δ ${load} [${unitOf(LOADS[load])}]`,
            align: 'right' as const,
            render: (_: unknown, { largest }: NodeChange) => printValue(largest[load], LOADS[load].kind),
          })),
        ]}
      />
    </Dialog>
  );
}
