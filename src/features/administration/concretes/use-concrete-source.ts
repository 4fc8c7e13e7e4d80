/** Table source for importing and exporting concrete grades: file name, labels and calls. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeConcrete, concreteListQuery, concreteQuery, deleteConcrete } from '@/api/calls/references';
import type { Concrete } from '@/api/contract/references';
import { isConcreteField } from '@/features/administration/concretes/concrete-fields';
import {
  addRow,
  concreteRow,
  concreteTable,
  gradeIn,
} from '@/features/administration/concretes/concrete-table';
import { useConcreteText } from '@/features/administration/concretes/use-doubtful-concrete';
import type { TableSource } from '@/features/administration/tables/table-source';

export function useConcreteSource(): TableSource<Concrete> {
  const { t } = useTranslation('databases');
  const findingText = useConcreteText();
  const client = useQueryClient();
  const labelOf = (key: string) => (isConcreteField(key) ? t(`concrete.field.${key}`) : t('concrete.grade'));
  return {
    name: 'concretes',
    fileName: t('table.file.concretes'),
    form: concreteTable({ labelOf, findingText }),
    rowOf: concreteRow,
    readAll: async () => (await client.query({ ...concreteListQuery(), staleTime: 0 })).records,
    readAgain: ({ id }) => client.query({ ...concreteQuery(id), staleTime: 0 }),
    add: addRow,
    change: (record, row) => changeConcrete({ ...record, ...gradeIn(row) }),
    changeOf: (before, row) => ({ kind: 'concretes', before, after: { ...before, ...gradeIn(row) } }),
    remove: ({ id }) => deleteConcrete(id),
  };
}
