/** Dialog with the installation list of the designs `cards`, which can be saved as a table file. */
import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Table } from 'antd';
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import { parseDesignFile } from '@/design/file/design-file';
import type { Card } from '@/design/saved-designs/saved-design';
import { safeFileName } from '@/features/designs/archive/use-archive';
import type { Records } from '@/features/designs/calculation/use-current-cards';
import {
  cellOf,
  INSTALLATION_COLUMNS,
  installationCsv,
  installationList,
  type InstallationColumn,
  type InstallationRow,
  type ListedDesign,
} from '@/features/designs/installation/installation-list';
import { Dialog } from '@/shared/ui/dialog';
import type { DialogProps } from '@/shared/ui/lazy-dialog';
import { contentsOf } from '@/stores/saved-designs/database';

interface InstallationDialogProps extends DialogProps {
  cards: readonly Card[];
  records: Records;
  title: string;
}

/** Column widths in px; the other columns share the remaining width. */
const WIDTHS: Readonly<Partial<Record<InstallationColumn, number>>> = {
  anchor: 220,
  thread: 90,
  number: 80,
  designs: 280,
};

async function designsOf(cards: readonly Card[]): Promise<ListedDesign[]> {
  const found = await contentsOf(cards);
  return cards.flatMap((card) => {
    const read = parseDesignFile((found.ok ? found.value.get(card.id)?.text : undefined) ?? '');
    return read.ok ? [{ card, design: read.design }] : [];
  });
}

export function InstallationDialog(props: InstallationDialogProps) {
  const { open, onClose, cards, records, title } = props;
  const { t } = useTranslation(['designs', 'common']);
  const { data: designs } = useQuery({
    queryKey: ['installation', cards.map(({ id, changed }) => `${id} ${changed}`).join()],
    queryFn: () => designsOf(cards),
    staleTime: 0,
    gcTime: 0,
  });
  const nameOf = ({ name }: Card) => name || t('designs:unnamed');
  const list = installationList(designs ?? [], records, nameOf);
  const damaged = designs ? cards.filter(({ id }) => !designs.some(({ card }) => card.id === id)) : [];
  const left = [...list.left, ...damaged].map(nameOf);
  const headingOf = (column: InstallationColumn) => t(`designs:installation.columns.${column}`);
  const save = () => {
    const name = safeFileName(`${t('designs:installation.fileName')} ${title}`);
    saveAs(new Blob([installationCsv(list, headingOf)], { type: 'text/csv' }), `${name}.csv`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={1100}
      title={t('designs:installation.title', { name: title })}
      footer={
        <Button icon={<DownloadOutlined aria-hidden />} disabled={list.rows.length === 0} onClick={save}>
          {t('designs:installation.save')}
        </Button>
      }
    >
      {left.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('designs:installation.left', { count: left.length, names: left.join(', ') })}
          style={{ marginBottom: 12 }}
        />
      )}
      <Table<InstallationRow>
        size="small"
        loading={!designs}
        rowKey={(row) => list.rows.indexOf(row)}
        dataSource={[...list.rows]}
        pagination={false}
        scroll={{ y: 460 }}
        columns={INSTALLATION_COLUMNS.map((column) => ({
          key: column,
          title: headingOf(column),
          width: WIDTHS[column],
          align: column === 'anchor' || column === 'thread' || column === 'designs' ? 'left' : 'right',
          render: (_, row) => cellOf(row, column) || '–',
        }))}
      />
    </Dialog>
  );
}
