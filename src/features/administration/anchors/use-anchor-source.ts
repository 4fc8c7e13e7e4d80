/** Table source for importing and exporting anchors: file name, labels and calls. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allAnchorsQuery, anchorRecordQuery, deleteAnchor } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import type { AnchorRecord } from '@/api/contract/anchor';
import { HAVE } from '@/features/administration/anchors/anchor-fields';
import {
  addRow,
  anchorChange,
  anchorRow,
  anchorTable,
  changeRow,
} from '@/features/administration/anchors/anchor-table';
import { useAnchorFindingText } from '@/features/administration/anchors/use-anchor-finding-text';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import type { TableSource } from '@/features/administration/tables/table-source';
import { PREFIXES } from '@/quantities/anchor';

const NAMED = { name: 'name', avatar: 'picture.label', efficient: 'column.validity' } as const;

export function useAnchorSource(): TableSource<AnchorRecord> {
  const { t } = useTranslation(['anchors', 'databases']);
  const texts = useAnchorTexts();
  const findingText = useAnchorFindingText();
  const client = useQueryClient();
  const labelOf = (key: string) => {
    const standard = PREFIXES.find((prefix) => HAVE[prefix] === key);
    if (standard) return t('declaredFor', { standard: texts.standard(standard) });
    return key in NAMED ? t(NAMED[key as keyof typeof NAMED]) : texts.field(key);
  };
  return {
    name: 'anchors',
    form: anchorTable({ labelOf, findingText }),
    fileName: t('databases:table.file.anchors'),
    rowOf: anchorRow,
    readAll: async () => (await client.query({ ...allAnchorsQuery(), staleTime: 0 })).records,
    readAgain: ({ id }) => client.query({ ...anchorRecordQuery(id), staleTime: 0 }),
    add: addRow,
    change: changeRow,
    changeOf: anchorChange,
    remove: ({ id }) => deleteAnchor(id),
    hasPicture: (id) =>
      client.query(anchorImageQuery(id)).then(
        () => true,
        () => false,
      ),
  };
}
