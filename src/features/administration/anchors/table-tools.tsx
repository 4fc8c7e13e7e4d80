/** Export and import of the anchors as a table file. */
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { saveAs } from 'file-saver';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorRecord } from '@/api/contract/anchor';
import { anchorsAsCsv } from './anchor-table-file';
import { ImportDialog } from './import-dialog';

interface TableToolsProps {
  /** What the database holds; undefined while it is not known. */
  anchors: readonly AnchorRecord[] | undefined;
  /** What the list shows: this is exported. */
  shown: readonly AnchorRecord[];
  reload: () => Promise<void>;
}

export function TableTools({ anchors, shown, reload }: TableToolsProps) {
  const { t } = useTranslation('anchors');
  const [importing, setImporting] = useState(false);
  const save = () => {
    saveAs(new Blob([anchorsAsCsv(shown)], { type: 'text/csv;charset=utf-8' }), `${t('table.fileName')}.csv`);
  };
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} disabled={shown.length === 0} onClick={save}>
        {t('table.export')}
      </Button>
      <Button
        icon={<UploadOutlined aria-hidden />}
        disabled={anchors === undefined}
        onClick={() => setImporting(true)}
      >
        {t('table.import')}
      </Button>
      {importing && anchors && (
        <ImportDialog anchors={anchors} reload={reload} onClose={() => setImporting(false)} />
      )}
    </>
  );
}
