/** Form page of a reference database: adds a record, or edits the record whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { Flex, Form, Select, type FormInstance, type ModalFuncProps } from 'antd';
import { useEffect, useRef, useState, type ComponentType } from 'react';
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
import type { TableRow } from '@/features/administration/tables/table-form';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/records/records.module.css';

export interface PictureProps {
  value?: WireId;
  onChange?: (id: WireId) => void;
}

export interface FieldsProps {
  form: FormInstance<TableRow>;
  /** Called after the fields have been filled by other means than typing. */
  onFilled: () => void;
}

/** Parts of a form that only one database has. */
export interface FormParts {
  /** Form item of the field of kind `picture`. */
  Picture?: ComponentType<PictureProps>;
  /** Note below the name. */
  Note?: ComponentType;
  /** Replaces the fields of numbers. */
  Fields?: ComponentType<FieldsProps>;
  /**
   * Returns a function that returns the question to ask before saving; null if none is needed. `start`: the
   * stored form of the edited or copied record.
   */
  useQuestion?: () => (typed: TableRow, start: TableRow | null) => ModalFuncProps | null;
}

interface RecordFormProps<R extends { id: WireId }> {
  database: Database<R>;
  parts: FormParts;
  /** The edited record; null for a new record. */
  opened: R | null;
  /** Record whose values are copied to a new record; null if the new record starts blank. */
  source: R | null;
  part: string;
}

type AsideProps = Pick<Database<never>, 'fields'> & Required<Pick<Database<never>, 'aside'>>;

/** Updates on every key press. */
function Aside({ fields, aside }: AsideProps) {
  return aside(rowOfTyped(fields, Form.useWatch<TableRow | undefined>([]) ?? {}));
}

const noQuestion = () => () => null;

function RecordForm<R extends { id: WireId }>(props: RecordFormProps<R>) {
  // Reloading the record must not change the form's initial values.
  const [{ database, parts, opened, source, part }] = useState(props);
  const { fields, texts, aside, kind } = database;
  const { Picture, Note, Fields, useQuestion = noQuestion } = parts;
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  const { message, modal } = useNotices();
  const { label: partLabel, options } = usePart(database);
  const { labelOf } = useDatabaseTexts(database);
  const change = useChangeRecord(database);
  const questionBefore = useQuestion();
  const ticks = useRef<Ticks>(null);
  const [form] = Form.useForm<TableRow>();
  const start = opened ?? source;
  const name = nameField(database);
  const picture = fields.find((field) => field.kind === 'picture');
  const divided = database.part?.field ?? '';
  const numbers = fields.filter((field) => field.kind === 'number');

  // Shows the doubtful values of an edited or copied record immediately.
  useEffect(() => {
    if (start)
      form
        .validateFields(fields.flatMap(({ key, kind: of }) => (of === 'number' ? [key] : [])))
        .catch(() => undefined);
  }, [form, fields, start]);

  return (
    <SaveForm<TableRow>
      form={form}
      isNew={opened === null}
      outdated={database.key}
      leadsTo={listPath(database, part)}
      isAgreed={async (values) => {
        if (!(ticks.current?.areSettled(values) ?? true)) {
          message.error(t('doubtful.open'));
          return false;
        }
        const question = questionBefore(values, start && rowOf(fields, start));
        return question === null || (await modal.confirm(question));
      }}
      send={(values) => {
        // Fields without a form item keep their stored values.
        const row = rowOfTyped(fields, { ...typedOf(fields, opened), ...values });
        if (opened === null) return database.add(newRecord<R>(row));
        return change(opened, recordOf(opened, { ...row, [name.key]: nameOf(database, opened) }));
      }}
      initialValues={{ ...typedOf(fields, start), ...(divided && { [divided]: part }) }}
      keptAs={`${kind}:${opened?.id ?? `${part}${source?.id ?? ''}`}`}
      onRefused={(values) => {
        const blank = (key = '') => rowOf(fields, values)[key]?.trim() === '';
        // As specified in the requirements documents, a missing image is reported before a missing name.
        const absent = blank(picture?.key)
          ? texts.pictureEmpty
          : blank(name.key)
            ? texts.nameEmpty
            : texts.refused;
        if (texts.refused && absent) message.error(t(absent));
      }}
    >
      {(onFilled) => (
        <>
          <Flex gap={48} wrap>
            <div style={{ flex: aside ? '0 0 480px' : 1 }}>
              {divided !== '' && (
                <Form.Item name={divided} label={partLabel}>
                  <Select disabled options={options} />
                </Form.Item>
              )}
              <div className={aside || picture ? undefined : styles.columns}>
                <TextItem
                  name={name.key}
                  label={t(name.label)}
                  missing={t(texts.nameEmpty)}
                  disabled={opened !== null}
                  autoFocus={opened === null}
                />
              </div>
              {Note && <Note />}
              {!Fields && (
                <div className={aside ? styles.pairs : styles.columns}>
                  {numbers.map((field) => (
                    <FieldItem
                      key={field.key}
                      database={database}
                      field={field}
                      form={form}
                      label={labelOf(field)}
                    />
                  ))}
                </div>
              )}
            </div>
            {picture && Picture && texts.pictureEmpty && (
              <Form.Item
                name={picture.key}
                label={t(picture.label)}
                rules={[{ required: true, message: t(texts.pictureEmpty) }]}
              >
                <Picture />
              </Form.Item>
            )}
            {aside && <Aside fields={fields} aside={aside} />}
          </Flex>
          {Fields && <Fields form={form} onFilled={onFilled} />}
          <DoubtfulFigures ref={ticks} database={database} form={form} opened={opened} />
        </>
      )}
    </SaveForm>
  );
}

interface DatabaseFormPageProps<R extends { id: WireId }> {
  database: Database<R>;
  parts?: FormParts;
}

export function DatabaseFormPage<R extends { id: WireId }>(props: DatabaseFormPageProps<R>) {
  const { database, parts = {} } = props;
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
      <RecordForm
        key={id}
        database={database}
        parts={parts}
        opened={editedId === '' ? null : record}
        source={sourceId === '' ? null : record}
        part={part}
      />
    </FormPage>
  );
}
