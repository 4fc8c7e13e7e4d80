/** List page and form page of roles and of permissions. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Choice, RoleDraft } from '@/api/contract/account';
import type { Keyed, KeyedRecords } from '@/features/administration/keyed/keyed-records';
import { ChoiceTransfer } from '@/features/administration/records/choice-transfer';
import { FormPage, ListPage } from '@/features/administration/records/page-layouts';
import { RecordTable } from '@/features/administration/records/record-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import { FIRST_PAGE, useStoredState } from '@/features/administration/records/use-stored-state';
import { ruleOf } from '@/shared/form-rule';
import styles from '@/features/administration/records/records.module.css';

export function KeyedListPage({ records }: { records: KeyedRecords }) {
  const { texts, key, paths } = records;
  const { t } = useTranslation([texts as 'roles', 'administration']);
  const client = useQueryClient();
  const [page, setPage] = useStoredState(texts, FIRST_PAGE);
  const list = useQuery(records.list(page));
  return (
    <ListPage title={t('title')} addPath={paths.form}>
      <RecordTable
        label={t('title')}
        list={list}
        rows={list.data?.records ?? []}
        total={list.data?.total ?? 0}
        page={page}
        onPage={setPage}
        columns={[
          { title: t('fields.nickName'), dataIndex: 'nickName' },
          { title: t('fields.name'), dataIndex: 'name' },
          { title: t('fields.description'), dataIndex: 'description', ellipsis: true },
          { title: t('administration:created'), dataIndex: 'createTime', width: 180 },
          { title: t('administration:updated'), dataIndex: 'updateTime', width: 180 },
        ]}
        actions={({ id, name, nickName }) => (
          <RowActions
            name={nickName || name}
            editPath={`${paths.form}?${new URLSearchParams({ [paths.id]: String(id) }).toString()}`}
            remove={() => records.remove(id)}
            removedText={t('deleted')}
            reload={() => client.invalidateQueries({ queryKey: key })}
          />
        )}
      />
    </ListPage>
  );
}

const EMPTY: RoleDraft = { name: '', nickName: '', description: '', permissions: [] };
const LONGEST_TEXT = 255;

const comparable = (name: string) => name.trim().toLowerCase();

interface KeyedFormProps {
  records: KeyedRecords;
  opened: Keyed | null;
  /** Records that can be assigned; undefined if the form assigns none. */
  choices?: readonly Choice[];
  /** Other records; their display names cannot be reused. */
  others: readonly Choice[];
}

function KeyedForm({ records, opened, choices, others }: KeyedFormProps) {
  const { t } = useTranslation([records.texts as 'roles', 'administration']);
  const uniqueRule = ruleOf((name: string) =>
    others.some(({ nickName }) => comparable(nickName) === comparable(name))
      ? t('administration:nameTaken', { name: name.trim() })
      : undefined,
  );
  return (
    <SaveForm<RoleDraft>
      isNew={opened === null}
      outdated={records.key}
      leadsTo={records.paths.list}
      send={({ name, nickName, ...rest }) => {
        const draft = { ...rest, name: name.trim(), nickName: nickName.trim() };
        return opened ? records.change(opened.id, draft) : records.add(draft);
      }}
      initialValues={opened ?? EMPTY}
      keptAs={`${records.texts}:${opened?.id ?? ''}`}
    >
      <div className={choices && styles.columns} style={choices ? undefined : { maxWidth: 960 }}>
        <div>
          <TextItem
            name="name"
            label={t('fields.name')}
            missing={t('required.name')}
            disabled={opened !== null}
            autoFocus={opened === null}
          />
          <TextItem
            name="nickName"
            label={t('fields.nickName')}
            missing={t('required.nickName')}
            rules={[uniqueRule]}
          />
          <Form.Item name="description" label={t('fields.description')}>
            <Input.TextArea rows={4} maxLength={LONGEST_TEXT} />
          </Form.Item>
        </div>
        {choices && (
          <Form.Item name="permissions" label={t('fields.permissions')} className={styles.wide}>
            <ChoiceTransfer choices={choices} titles={[t('permissionsUnadded'), t('permissionsAdded')]} />
          </Form.Item>
        )}
      </div>
    </SaveForm>
  );
}

export function KeyedFormPage({ records }: { records: KeyedRecords }) {
  const { texts, paths, names, assignable = names } = records;
  const { t } = useTranslation(texts as 'roles');
  const id = useSearchParams()[0].get(paths.id) ?? '';
  const detail = useQuery({ ...records.detail(id), enabled: id !== '', gcTime: 0 });
  const all = useQuery(names());
  const choices = useQuery(assignable());
  const needed = records.assignable && choices;
  const opened = id === '' ? null : (detail.data ?? null);
  return (
    <FormPage
      title={opened ? t('editTitle', { name: opened.nickName || opened.name }) : t('createTitle')}
      listPath={paths.list}
      needs={[...(id === '' ? [] : [detail]), ...(needed ? [needed] : [])]}
      unreadable={needed?.data?.unreadable}
    >
      <KeyedForm
        key={id}
        records={records}
        opened={opened}
        choices={needed && (needed.data?.records ?? [])}
        others={(all.data?.records ?? []).filter((other) => String(other.id) !== id)}
      />
    </FormPage>
  );
}
