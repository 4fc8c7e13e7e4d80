/** Import of a table of reactions into a project. */
import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedLoad } from '@/design/model/design-state';
import {
  changesBetween,
  rowsOf,
  type NodeChange,
  type NodeResult,
  type Reactions,
} from '@/design/saved-designs/node-reactions';
import type { Project } from '@/design/saved-designs/saved-design';
import type { NodeRow } from '@/features/designs/nodes/use-nodes';
import { ImportDialog } from '@/features/load-list/import-dialog';
import type { AvailableTable } from '@/files/load-tables/find-load-tables';
import { LOAD_FILES } from '@/files/load-tables/table-limits';
import { useReadFile } from '@/files/read-file/use-read-file';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { Dialog } from '@/shared/ui/dialog';
import { FileButton } from '@/shared/ui/file-button';
import { useNotices } from '@/shared/ui/notices';
import { printValue } from '@/text/wording/values';

interface RevisionDialogProps {
  before: Reactions;
  next: Reactions;
  onApply: () => void;
  onClose: () => void;
}

/** Lists what a newer table of reactions would change. */
function RevisionDialog({ before, next, onApply, onClose }: RevisionDialogProps) {
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

interface ImportButtonProps {
  project: Project;
  reactions: Reactions | null;
  rows: readonly NodeRow[];
  put: (next: Reactions) => Promise<boolean>;
}

/** Button that reads a table of reactions, and the dialogs that confirm it. */
export function ImportButton({ project, reactions, rows, put }: ImportButtonProps) {
  const { t } = useTranslation('designs');
  const { message } = useNotices();
  const readFile = useReadFile();
  const [tables, setTables] = useState<{ offered: readonly AvailableTable[]; table: string } | null>(null);
  const [next, setNext] = useState<Reactions | null>(null);
  const read = async (file: File) => {
    const found = await readFile('loadTables', file);
    if (found?.answer?.length) setTables({ offered: found.answer, table: file.name });
    else if (found) message.error(t('nodes.noTable'));
  };
  const importRows = (table: string, taken: readonly ListedLoad[]) => {
    setTables(null);
    const before = Object.fromEntries(
      rows.flatMap(({ node, result }): [string, NodeResult][] => (result ? [[node, result]] : [])),
    );
    const revision = { table, time: new Date().toISOString(), rows: taken, before };
    if (reactions) setNext({ ...reactions, revisions: [...reactions.revisions, revision] });
    else void put({ owner: project.owner, id: project.id, revisions: [revision], designs: {} });
  };
  return (
    <>
      <FileButton
        accept={LOAD_FILES}
        testId="import-reactions"
        type={reactions ? 'default' : 'primary'}
        onFile={(file) => void read(file)}
      >
        {t(reactions ? 'nodes.importNewer' : 'nodes.import')}
      </FileButton>
      {tables && (
        <ImportDialog
          tables={tables.offered}
          hasRows={false}
          needsNode
          onClose={() => setTables(null)}
          onTake={(taken) => importRows(tables.table, taken)}
        />
      )}
      {next && reactions && (
        <RevisionDialog
          before={reactions}
          next={next}
          onClose={() => setNext(null)}
          onApply={() => {
            setNext(null);
            void put(next);
          }}
        />
      )}
    </>
  );
}
