/** Form page of a reference database: adds a record, or edits the record whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WireId } from '@/api/contract/wire-values';
import {
  nameField,
  nameOf,
  newRecord,
  recordOf,
  rowOf,
  rowOfTyped,
  typedOf,
  type Database,
} from '@/features/administration/databases/database';
import { DoubtfulFigures, type Ticks } from '@/features/administration/databases/doubtful-figures';
import { FieldItem } from '@/features/administration/databases/field-item';
import { useChangeRecord } from '@/features/administration/databases/use-change-record';
import { useDatabaseTexts, listPath, usePart } from '@/features/administration/databases/use-database';
import { FormPage } from '@/features/administration/records/page-layouts';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import type { TableRow } from '@/features/administration/tables/table-form';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/records/records.module.css';

export interface RecordFormProps<R extends { id: WireId }> {
  database: Database<R>;
  /** The edited record; null for a new record. */
  opened: R | null;
  /** Record whose values are copied to a new record; null if the new record starts blank. */
  source: R | null;
  part: string;
}

function RecordForm<R extends { id: WireId }>(props: RecordFormProps<R>) {
  // Reloading the record must not change the form's initial values.
  const [{ database, opened, part }] = useState(props);
  const { fields, aside } = database;
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  const { message } = useNotices();
  const { label: partLabel, options } = usePart(database);
  const { labelOf } = useDatabaseTexts(database);
  const change = useChangeRecord(database);
  const ticks = useRef<Ticks>(null);
  const [form] = Form.useForm<TableRow>();
  const typed = Form.useWatch([], form) as TableRow | undefined;
  const name = nameField(database);
  const divided = database.part?.field ?? '';
  const numbers = fields.filter(({ kind }) => kind === 'number');

  const saving = useSave<TableRow>({
    isNew: opened === null,
    outdated: database.key,
    leadsTo: listPath(database, part),
    isAgreed: (values) => {
      const isSettled = ticks.current?.areSettled(values) ?? true;
      if (!isSettled) message.error(t('doubtful.open'));
      return isSettled;
    },
    send: (values) => {
      const row = rowOfTyped(fields, values);
      if (opened === null) return database.add(newRecord<R>(row));
      return change(opened, recordOf(opened, { ...row, [name.key]: nameOf(database, opened) }));
    },
  });

  return (
    <SaveForm<TableRow>
      form={form}
      saving={saving}
      initialValues={{ ...typedOf(fields, opened), ...(divided && { [divided]: part }) }}
      keptAs={`${database.kind}:${opened?.id ?? part}`}
    >
      <div className={aside && styles.beside}>
        <div>
          {divided !== '' && (
            <Form.Item name={divided} label={partLabel}>
              <Select disabled options={options} />
            </Form.Item>
          )}
          <div className={aside ? undefined : styles.columns}>
            <TextItem
              name={name.key}
              label={t(name.label)}
              missing={t(database.texts.nameEmpty)}
              disabled={opened !== null}
              autoFocus={opened === null}
            />
          </div>
          <div className={aside ? styles.pairs : styles.columns}>
            {numbers.map((field) => (
              <FieldItem
                key={field.key}
                database={database}
                field={field}
                form={form}
                label={labelOf(field)}
                dependencies={fields.map(({ key }) => key).filter((key) => key !== field.key)}
              />
            ))}
          </div>
        </div>
        {aside?.(rowOfTyped(fields, typed ?? {}))}
      </div>
      <DoubtfulFigures ref={ticks} database={database} typed={typed} opened={opened} />
    </SaveForm>
  );
}

interface DatabaseFormPageProps<R extends { id: WireId }> {
  database: Database<R>;
  /** Replaces the form that is made from the fields. */
  Form?: ComponentType<RecordFormProps<R>>;
}

export function DatabaseFormPage<R extends { id: WireId }>(props: DatabaseFormPageProps<R>) {
  const { database, Form: RecordFields = RecordForm } = props;
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  const { paths, texts, part: divided } = database;
  const [search] = useSearchParams();
  const editedId = search.get(paths.id) ?? '';
  const sourceId = texts.copy && editedId === '' ? (search.get('copyOf') ?? '') : '';
  const id = editedId || sourceId;
  // Waits for a fresh record, because the form must start with the values currently stored.
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...database.detail(id),
    enabled: id !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const record = id === '' ? null : (data ?? null);
  const { part: asked } = usePart(database);
  const part = record && divided ? rowOf(database.fields, record)[divided.field] : asked;
  const name = record ? nameOf(database, record) : '';
  const title = editedId !== '' ? texts.edit : texts.copy && sourceId !== '' ? texts.copy : texts.add;
  return (
    <FormPage
      title={t(title, { name })}
      listPath={listPath(database, part)}
      needs={id === '' ? [] : [{ error, isError, isPending: !isFetchedAfterMount, refetch }]}
    >
      <RecordFields
        key={id}
        database={database}
        opened={editedId === '' ? null : record}
        source={sourceId === '' ? null : record}
        part={part}
      />
    </FormPage>
  );
}
