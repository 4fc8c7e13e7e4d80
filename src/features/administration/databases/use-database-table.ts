/** Table source of a database, for import and export: file name, labels and calls. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery } from '@/api/calls/images';
import type { WireId } from '@/api/contract/wire-values';
import {
  changeOf,
  newRecord,
  recordOf,
  rowOf,
  tableForm,
  type Database,
} from '@/features/administration/databases/database';
import { useDatabaseTexts } from '@/features/administration/databases/use-database-texts';
import { usePart } from '@/features/administration/databases/use-part';
import type { TableSource } from '@/features/administration/tables/table-form';

export function useDatabaseTable<R extends { id: WireId }>(database: Database<R>): TableSource<R> {
  const { kind, fields, part: divided } = database;
  const { t } = useTranslation('databases');
  const texts = useDatabaseTexts(database);
  const { part, options } = usePart(database);
  const client = useQueryClient();
  const readPart = async (code: string) =>
    (await client.query({ ...database.list(code), staleTime: 0 })).records;
  return {
    name: kind,
    fileName: t(`table.file.${kind}`),
    form: tableForm(database, part, texts),
    rowOf: (record) => rowOf(fields, record),
    readAll: async (rows) => {
      if (!divided) return readPart('');
      const codes = options.map(({ value }) => value);
      const named = new Set([part, ...rows.map((row) => row[divided.field])]);
      return (await Promise.all(codes.filter((code) => named.has(code)).map(readPart))).flat();
    },
    readAgain: ({ id }) => client.query({ ...database.detail(id), staleTime: 0 }),
    // Any text in the response counts as a failure, because the record may not have been added.
    add: async (row) => {
      const outcome = await database.add(newRecord<R>(row));
      if (!outcome.ok) return outcome;
      if (outcome.value === true || outcome.value === '') return { ok: true, value: true };
      return { ok: false, error: { kind: 'general', status: null, message: outcome.value } };
    },
    change: (record, row) => database.change(recordOf(record, row), record),
    changeOf: (before, row) => changeOf(database, before, recordOf(before, row)),
    remove: ({ id }) => database.remove(id),
    hasPicture: (id) =>
      client.query(anchorImageQuery(id)).then(
        () => true,
        () => false,
      ),
  };
}
