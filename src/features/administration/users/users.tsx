/** Database of users: the list of accounts, and the forms of personal data, password, roles and expiry. */
// antd's calendar selects the dayjs locale by name, so the Chinese locale must be imported.
import 'dayjs/locale/zh-cn';
import { DatePicker, Form, Space, Tabs, Tag, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, type ComponentRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { userPatchOf, type AsSent } from '@/api/calls/session';
import {
  roles,
  userQuery,
  changeUser,
  changeUserExpiration,
  changeUserPassword,
  changeUserRoles,
  USERS_KEY,
  addUser,
  deleteUser,
  userListQuery,
} from '@/api/calls/users';
import { EXPIRED, type Choice, type ManagedUser, type NewUser } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';
import type { Database, Field, ListParts } from '@/features/administration/records/database';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import { ChoiceTransfer } from '@/features/administration/records/two-list-field';
import { ruleOf } from '@/shared/antd-rule';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { DETAIL_NAMES, trimmedTexts, type UserDetail } from '@/shared/user-details';
import { endSession, isAdmin, useSessionStore } from '@/stores/session';
import styles from '@/features/administration/records/records.module.css';

type UserDataValues = Record<UserDetail | 'username', string>;

const USERNAME = { shortest: 6, longest: 20 };

/** `knownUsername`: name of an existing account, valid even if it breaks the rule for new names. */
function UserDataFields({ knownUsername }: { knownUsername?: string }) {
  const { t } = useTranslation('users');
  const lengthRule = ruleOf((value: string) => {
    const { length } = value.trim();
    const fits = length >= USERNAME.shortest && length <= USERNAME.longest;
    return fits || value === knownUsername ? undefined : t('usernameLength');
  });
  return (
    <div className={styles.columns}>
      {(['username', ...DETAIL_NAMES] as const).map((field) => (
        <TextItem
          key={field}
          name={field}
          label={t(`fields.${field}`)}
          missing={t(`required.${field}`)}
          rules={field === 'username' ? [lengthRule] : []}
        />
      ))}
    </div>
  );
}

function RolesItem({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  return (
    <Form.Item name="roles" label={t('fields.roles')} style={{ gridColumn: 'span 2' }}>
      <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
    </Form.Item>
  );
}

function NewUserItems({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  return (
    <>
      <UserDataFields />
      <div className={styles.columns}>
        <div>
          <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
        </div>
        <RolesItem choices={choices} />
      </div>
    </>
  );
}

const isOwn = (id: WireId) => String(useSessionStore.getState().user?.id) === String(id);

/** The returned function resolves to true if the account belongs to another user, or if the user confirms. */
function useOwnQuestion(id: WireId): (change: 'roles' | 'expiry') => Promise<boolean> {
  const { t } = useTranslation('users');
  const { modal } = useNotices();
  return async (change) =>
    !isOwn(id) || modal.confirm({ title: t(`own.${change}.question`), content: t(`own.${change}.detail`) });
}

function BasicTab({ user }: { user: ManagedUser & AsSent }) {
  return (
    <SaveForm<UserDataValues>
      initialValues={user}
      keptAs={`user:${user.id}`}
      send={(values) => changeUser({ ...userPatchOf(user), ...trimmedTexts(values) })}
      outdated={USERS_KEY}
      leadsTo={routes.users}
    >
      <UserDataFields knownUsername={user.username} />
    </SaveForm>
  );
}

function PasswordTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<PasswordValues>();
  return (
    <SaveForm<PasswordValues>
      form={form}
      send={({ password }) => changeUserPassword(user.id, password)}
      outdated={USERS_KEY}
      onSaved={() => form.resetFields()}
    >
      <div style={{ maxWidth: 480 }}>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
      </div>
    </SaveForm>
  );
}

function RolesTab({ user, choices }: { user: ManagedUser; choices: readonly Choice[] }) {
  const confirmOwn = useOwnQuestion(user.id);
  return (
    <SaveForm<{ roles: WireId[] }>
      isAgreed={({ roles }) => {
        const kept = user.roles.filter(({ id }) => roles.includes(id));
        return !isAdmin(user) || isAdmin({ roles: kept }) || confirmOwn('roles');
      }}
      send={({ roles }) => changeUserRoles(user.id, roles)}
      outdated={USERS_KEY}
      initialValues={{ roles: user.roles.map(({ id }) => id) }}
      keptAs={`user-roles:${user.id}`}
    >
      <RolesItem choices={choices} />
    </SaveForm>
  );
}

const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** True for a time from today onwards, as the calendar offers, and for '', which means no expiry. */
function isOffered(text: string): boolean {
  if (text === '') return true;
  const time = dayjs(text);
  // Rejects a date that does not exist, such as 31 February, which would become another date.
  return time.isValid() && time.format(FORMAT) === text && !time.isBefore(dayjs().startOf('day'));
}

/** Returns the time as a Dayjs object; null for no expiry and for text that is not a time. */
function fromWireTime(text: string | null): Dayjs | null {
  if (text === null) return null;
  const time = dayjs(text);
  return time.isValid() ? time : null;
}

/** Lengths in days of the expiry shortcuts. */
const SHORTCUTS = { oneMonth: 30, threeMonths: 90, sixMonths: 180 } as const;

function ExpiryTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<{ time: Dayjs | null }>();
  const confirmOwn = useOwnQuestion(user.id);
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  // The picker keeps the previous time while it contains text that it has not accepted.
  const shown = () => picker.current?.nativeElement.querySelector('input')?.value.trim() ?? '';
  // On Enter, the picker would replace invalid text with its last date, so the form is submitted instead.
  const refuseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOffered(shown())) return;
    event.preventDefault();
    event.stopPropagation();
    form.submit();
  };
  const presets = (['oneMonth', 'threeMonths', 'sixMonths'] as const).map((key) => ({
    label: t(`expiry.${key}`),
    value: () => dayjs().add(SHORTCUTS[key], 'day'),
  }));
  return (
    <SaveForm<{ time: Dayjs | null }>
      form={form}
      isAgreed={() => shown() === '' || confirmOwn('expiry')}
      send={() => changeUserExpiration(user.id, shown() || null)}
      outdated={USERS_KEY}
      initialValues={{ time: fromWireTime(user.expirationTime) }}
    >
      <div onKeyDownCapture={refuseFirst}>
        <Form.Item
          name="time"
          label={t('expiry.label')}
          validateTrigger={[]}
          rules={[
            {
              validator: () =>
                isOffered(shown()) ? Promise.resolve() : Promise.reject(new Error(t('expiry.refused'))),
            },
          ]}
        >
          <DatePicker
            ref={picker}
            showTime
            needConfirm={false}
            preserveInvalidOnBlur
            presets={presets}
            disabledDate={(date) => date.isBefore(dayjs().startOf('day'))}
            style={{ width: 260 }}
          />
        </Form.Item>
      </div>
      <Typography.Paragraph type="secondary">{t('expiry.none')}</Typography.Paragraph>
    </SaveForm>
  );
}

function EditTabs({ record: user, choices }: { record: ManagedUser; choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  const tabs = [
    ['basic', <BasicTab user={user as ManagedUser & AsSent} />],
    ['password', <PasswordTab user={user} />],
    ['roles', <RolesTab user={user} choices={choices} />],
    ['expiry', <ExpiryTab user={user} />],
  ] as const;
  return <Tabs items={tabs.map(([key, children]) => ({ key, label: t(`tabs.${key}`), children }))} />;
}

const listParts: ListParts<ManagedUser> = {
  columns: (t) => [
    { title: t('users:fields.username'), dataIndex: 'username' },
    { title: t('users:fields.name'), dataIndex: 'name' },
    { title: t('users:fields.phoneNumber'), dataIndex: 'phoneNumber' },
    {
      title: t('users:fields.email'),
      dataIndex: 'email',
      render: (email: string) =>
        email !== '' && <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>,
    },
    { title: t('users:fields.createTime'), dataIndex: 'createTime', width: 180 },
    {
      title: t('users:fields.expirationTime'),
      dataIndex: 'expirationTime',
      width: 240,
      render: (time: string | null) =>
        time === null ? (
          t('users:unlimited')
        ) : (
          <Space size="small">
            {time}
            {fromWireTime(time)?.isBefore(dayjs()) && <Tag color="error">{t('users:expired')}</Tag>}
          </Space>
        ),
    },
  ],
  filters: [
    {
      key: 'expiration',
      label: 'users:which',
      options: (t) => [
        { value: '', label: t('users:all') },
        { value: EXPIRED, label: t('users:invalid') },
      ],
    },
  ],
  warning: ({ id }, t) =>
    isOwn(id) ? { question: t('users:own.question'), detail: t('users:own.detail') } : undefined,
};

export const users: Database<ManagedUser> = {
  kind: 'users',
  key: USERS_KEY,
  texts: { search: 'users:search' },
  fields: [
    { key: 'username', kind: 'name', label: 'users:fields.username' },
    ...DETAIL_NAMES.map((key): Field => ({ key, kind: 'text', label: `users:fields.${key}` })),
    { key: 'password', kind: 'verbatim', label: 'users:fields.password' },
    { key: 'roles', kind: 'ids', label: 'users:fields.roles' },
  ],
  isPaged: true,
  list: (_part, { current, size, term, expiration }) =>
    userListQuery({ current, size, expiration: expiration === EXPIRED ? EXPIRED : '', term }),
  detail: userQuery,
  choices: roles.names,
  add: (user) => addUser(user as unknown as NewUser),
  // Each tab of the form has a call of its own.
  change: changeUser,
  remove: async (id) => {
    const isMe = isOwn(id);
    const outcome = await deleteUser(id);
    // The server would refuse the deleted account's next call, so the session ends.
    if (outcome.ok && isMe) endSession('signedOut');
    return outcome;
  },
  listParts,
  formParts: { Items: NewUserItems, Edit: EditTabs },
};
