/** Form page of a database: adds a record, or edits the record whose id is in the URL query. */
import { ArrowLeftOutlined } from '@ant-design/icons';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Flex, Form, Select, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Choice } from '@/api/contract/account';
import type { Listed } from '@/api/contract/record-lists';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import { FieldItem } from '@/features/administration/databases/field-item';
import { ImplausibleValues, type Ticks } from '@/features/administration/databases/implausible-values';
import { useRecordUpdate } from '@/features/administration/databases/use-record-update';
import {
  nameField,
  nameOf,
  NAMESPACES,
  newRecord,
  recordOf,
  rowOf,
  rowOfTyped,
  text,
  typedOf,
  type Database,
  type FormParts,
  type TableRow,
} from '@/features/administration/records/database';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import {
  idParameter,
  pathOf,
  useDatabaseTexts,
  usePart,
} from '@/features/administration/records/use-database-texts';
import { RecordsNotLoaded } from '@/features/current-design/not-loaded-notice';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { useNotices } from '@/shared/ui/notices';
import { PageCard } from '@/shared/ui/page-card';
import styles from '@/features/administration/records/records.module.css';

interface RecordFormProps<R extends { id: WireId }> {
  database: Database<R>;
  /** Records that the form assigns. */
  choices: readonly Choice[];
  /** The edited record; null for a new record. */
  opened: R | null;
  /** Record whose values are copied to a new record; null if the new record starts blank. */
  source: R | null;
  part: string;
}

/** Updates on every key press. */
function Aside({
  fields,
  aside,
}: Pick<Database<never>, 'fields'> & Required<Pick<FormParts<never>, 'aside'>>) {
  return aside(rowOfTyped(fields, Form.useWatch<TableRow | undefined>([]) ?? {}));
}

const noQuestion = () => () => null;

function RecordForm<R extends { id: WireId }>(props: RecordFormProps<R>) {
  // Reloading the record must not change the form's initial values.
  const [{ database, opened, source, part }] = useState(props);
  const { fields, texts, kind, part: divided = '', formParts = {} } = database;
  const { Picture, Note, Numbers, Items, useQuestion = noQuestion, aside } = formParts;
  const { t } = useTranslation(NAMESPACES);
  const { message, modal } = useNotices();
  const { label: partLabel, options } = usePart(database);
  const { labelOf } = useDatabaseTexts(database);
  const change = useRecordUpdate(database);
  const questionBefore = useQuestion();
  const ticks = useRef<Ticks>(null);
  const [form] = Form.useForm<TableRow>();
  const start = opened ?? source;
  const name = nameField(database);
  const picture = fields.find((field) => field.kind === 'picture');
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
      leadsTo={pathOf(database, 'list', part)}
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
        return change(opened, recordOf(opened, { ...row, [name.key]: text(opened, name.key) }));
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
      {(onFilled) =>
        Items ? (
          <Items opened={opened} choices={props.choices} />
        ) : (
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
                    missing={texts.nameEmpty && t(texts.nameEmpty)}
                    disabled={opened !== null}
                    autoFocus={opened === null}
                  />
                </div>
                {Note && <Note />}
                {!Numbers && (
                  <div className={styles.columns}>
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
            {Numbers && <Numbers form={form} onFilled={onFilled} />}
            <ImplausibleValues ref={ticks} database={database} form={form} opened={opened} />
          </>
        )
      }
    </SaveForm>
  );
}

export function DatabaseFormPage<R extends { id: WireId }>({ database }: { database: Database<R> }) {
  const { t } = useTranslation(NAMESPACES);
  const failureText = useFailureText();
  const { kind, texts, part: divided, formParts: { Edit } = {} } = database;
  const [search] = useSearchParams();
  const editedId = search.get(idParameter(kind)) ?? '';
  const sourceId = texts.copy && editedId === '' ? (search.get('copyOf') ?? '') : '';
  const id = editedId || sourceId;
  // Waits for a fresh record, because the form must start with the values currently stored.
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...database.detail(id),
    enabled: id !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const choices = useQuery<Listed<Choice>>({
    queryKey: ['no choices'],
    queryFn: skipToken,
    ...database.choices?.(),
  });
  const record = id === '' ? null : (data ?? null);
  const { part: asked } = usePart(database);
  const part = record && divided ? rowOf(database.fields, record)[divided] : asked;
  const name = record ? nameOf(database, record) : '';
  const title =
    sourceId !== '' && texts.copy
      ? texts.copy
      : (`${kind}.page.${editedId === '' ? 'add' : 'edit'}` as const);
  const needs = [
    ...(id === '' ? [] : [{ error, isError, isPending: !isFetchedAfterMount, refetch }]),
    ...(database.choices ? [choices] : []),
  ];
  const failed = needs.filter((need) => need.isError);
  const assigned = choices.data?.records ?? [];
  const back = (
    <Link to={pathOf(database, 'list', part)}>
      <ArrowLeftOutlined aria-hidden /> {t('administration:back')}
    </Link>
  );
  return (
    <PageCard title={t(title, { name })} extra={back}>
      {failed.length > 0 ? (
        <ErrorState
          title={t('administration:recordFailed')}
          reason={failureText(failureOf(failed[0].error))}
          onRetry={() => failed.forEach((need) => void need.refetch())}
        />
      ) : needs.some((need) => need.isPending) ? (
        <Skeleton active />
      ) : (
        <>
          <RecordsNotLoaded unreadable={choices.data?.unreadable ?? []} />
          {Edit && record ? (
            <Edit key={id} record={record} choices={assigned} />
          ) : (
            <RecordForm
              key={id}
              database={database}
              choices={assigned}
              opened={editedId === '' ? null : record}
              source={sourceId === '' ? null : record}
              part={part}
            />
          )}
        </>
      )}
    </PageCard>
  );
}
