/** Pages that add and edit a user: personal data, password, roles and expiry. */
// antd's calendar selects the dayjs locale by name, so the Chinese locale must be imported.
import 'dayjs/locale/zh-cn';
import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form, Tabs, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, type ComponentRef, type KeyboardEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { roles } from '@/api/calls/roles';
import { userPatchOf, type AsSent } from '@/api/calls/user-patch';
import {
  userQuery,
  changeUser,
  changeUserExpiration,
  changeUserPassword,
  changeUserRoles,
  USERS_KEY,
  addUser,
} from '@/api/calls/users';
import type { Choice, ManagedUser, NewUser } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';
import { ChoiceTransfer } from '@/features/administration/records/choice-transfer';
import { FormPage } from '@/features/administration/records/page-layouts';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import { fromWireTime, inDays, isOffered, SHORTCUT_DAYS } from '@/features/administration/users/expiry-time';
import { ruleOf } from '@/shared/form-rule';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { DETAIL_NAMES, trimmedTexts, type UserDetail } from '@/shared/user-details';
import { isAdmin, useSessionStore } from '@/stores/session';
import styles from '@/features/administration/records/records.module.css';

type UserDataValues = Record<UserDetail | 'username', string>;

const USERNAME = { shortest: 6, longest: 20 };

/**
 * `knownUsername`: username of an existing account, which stays valid even if it breaks the rule for new
 * names.
 */
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

interface NewUserValues extends UserDataValues, PasswordValues {
  roles: WireId[];
}

const EMPTY = {
  ...Object.fromEntries(['username', ...DETAIL_NAMES, 'password', 'confirm'].map((field) => [field, ''])),
  roles: [],
};

/** Returns the body of the create call; the password is sent as typed. */
function newUserOf({ confirm: _, password, roles, ...data }: NewUserValues): NewUser {
  return { ...trimmedTexts(data), password, roles };
}

function UserCreateForm({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  return (
    <SaveForm<NewUserValues>
      isNew
      initialValues={EMPTY}
      keptAs="user:"
      send={(values) => addUser(newUserOf(values))}
      outdated={USERS_KEY}
      leadsTo={routes.users}
    >
      <UserDataFields />
      <div className={styles.columns}>
        <div>
          <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
        </div>
        <Form.Item name="roles" label={t('fields.roles')} className={styles.wide}>
          <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
        </Form.Item>
      </div>
    </SaveForm>
  );
}

export function UserCreatePage() {
  const { t } = useTranslation('users');
  const choices = useQuery(roles.names());
  return (
    <FormPage
      title={t('createTitle')}
      listPath={routes.users}
      needs={[choices]}
      unreadable={choices.data?.unreadable}
    >
      <UserCreateForm choices={choices.data?.records ?? []} />
    </FormPage>
  );
}

/** The returned function resolves to true if the account belongs to another user, or if the user confirms. */
function useOwnQuestion(id: WireId): (change: 'roles' | 'expiry') => Promise<boolean> {
  const { t } = useTranslation('users');
  const { modal } = useNotices();
  const isOwn = useSessionStore(({ user }) => String(user?.id) === String(id));
  return useCallback(
    async (change) =>
      !isOwn || modal.confirm({ title: t(`own.${change}.question`), content: t(`own.${change}.detail`) }),
    [isOwn, modal, t],
  );
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
  const { t } = useTranslation('users');
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
      <Form.Item name="roles" label={t('fields.roles')}>
        <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
      </Form.Item>
    </SaveForm>
  );
}

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
    value: () => inDays(SHORTCUT_DAYS[key]),
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

export function UserEditPage() {
  const { t } = useTranslation('users');
  const id = useSearchParams()[0].get('userId') ?? '';
  const detail = useQuery({ ...userQuery(id), gcTime: 0 });
  const choices = useQuery(roles.names());
  const user = detail.data;
  return (
    <FormPage
      title={t('editTitle', { name: user?.username ?? '' })}
      listPath={routes.users}
      needs={[detail, choices]}
      unreadable={choices.data?.unreadable}
    >
      {user && (
        <Tabs
          key={id}
          items={[
            { key: 'basic', label: t('tabs.basic'), children: <BasicTab user={user} /> },
            { key: 'password', label: t('tabs.password'), children: <PasswordTab user={user} /> },
            {
              key: 'roles',
              label: t('tabs.roles'),
              children: <RolesTab user={user} choices={choices.data?.records ?? []} />,
            },
            { key: 'expiry', label: t('tabs.expiry'), children: <ExpiryTab user={user} /> },
          ]}
        />
      )}
    </FormPage>
  );
}
