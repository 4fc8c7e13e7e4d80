/** Databases of roles and of permissions: records with a fixed key, a display name and a description. */
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { permissions as permissionCalls, roles as roleCalls } from '@/api/calls/users';
import type { Choice, Permission, Role, RoleDraft } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import { LONGEST_TEXT, type Database, type Field } from '@/features/administration/records/database';
import { TextItem } from '@/features/administration/records/save-form';
import { ChoiceTransfer } from '@/features/administration/records/two-list-field';
import { ruleOf } from '@/shared/antd-rule';
import styles from '@/features/administration/records/records.module.css';

/** Record as read; only a role has permissions. */
type Keyed = Permission & Partial<Pick<Role, 'permissions'>>;

/** Namespace of the texts; `permissions` has the keys of `roles` that its pages use. */
type Texts = 'roles' | 'permissions';

const comparable = (name: string) => name.trim().toLowerCase();

interface ItemsProps {
  texts: Texts;
  opened: Keyed | null;
  /** Permissions that can be assigned to a role; undefined in the form of a permission. */
  choices?: readonly Choice[];
}

function Items({ texts, opened, choices }: ItemsProps) {
  const { t } = useTranslation([texts as 'roles', 'administration']);
  const { data } = useQuery((texts === 'roles' ? roleCalls : permissionCalls).names());
  const others = (data?.records ?? []).filter(({ id }) => String(id) !== String(opened?.id));
  const uniqueRule = ruleOf((name: string) =>
    others.some(({ nickName }) => comparable(nickName) === comparable(name))
      ? t('administration:nameTaken', { name: name.trim() })
      : undefined,
  );
  return (
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
        <Form.Item name="permissions" label={t('fields.permissions')} style={{ gridColumn: 'span 2' }}>
          <ChoiceTransfer choices={choices} titles={[t('permissionsUnadded'), t('permissionsAdded')]} />
        </Form.Item>
      )}
    </div>
  );
}

interface Calls extends Pick<Database<Keyed>, 'key' | 'detail' | 'remove'> {
  list: (page: { current: number; size: number }) => ReturnType<Database<Keyed>['list']>;
  add: (draft: RoleDraft) => Promise<ApiOutcome<true>>;
  change: (id: WireId, draft: RoleDraft) => Promise<ApiOutcome<true>>;
}

function databaseOf(texts: Texts, calls: Calls, choices?: Database<Keyed>['choices']): Database<Keyed> {
  const shown = [
    { key: 'nickName', kind: 'title', label: `${texts}:fields.nickName` },
    { key: 'name', kind: 'name', label: `${texts}:fields.name` },
    { key: 'description', kind: 'verbatim', label: `${texts}:fields.description` },
  ] as const;
  const fields: Field[] = [...shown];
  if (choices) fields.push({ key: 'permissions', kind: 'ids', label: 'roles:fields.permissions' });
  const draftOf = (record: Omit<Keyed, 'id'>) =>
    Object.fromEntries(fields.map(({ key }) => [key, record[key as 'name']])) as unknown as RoleDraft;
  return {
    ...calls,
    kind: texts,
    texts: { removed: `${texts}:deleted` },
    fields,
    isPaged: true,
    list: (_part, { current, size }) => calls.list({ current, size }),
    choices,
    add: (record) => calls.add(draftOf(record)),
    change: (record) => calls.change(record.id, draftOf(record)),
    listParts: {
      columns: (t) => [
        ...shown.map(({ key, kind, label }) => ({
          title: t(label),
          dataIndex: key,
          ellipsis: kind === 'verbatim',
        })),
        { title: t('administration:created'), dataIndex: 'createTime', width: 180 },
        { title: t('administration:updated'), dataIndex: 'updateTime', width: 180 },
      ],
    },
    formParts: {
      Items: (props) => <Items texts={texts} opened={props.opened} choices={choices && props.choices} />,
    },
  };
}

export const roles = databaseOf('roles', roleCalls, permissionCalls.names);

export const permissions = databaseOf('permissions', permissionCalls);
