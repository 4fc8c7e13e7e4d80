/** The four tabs of the user edit page, each with its own call and button. */
import { DatePicker, Form, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
// antd's calendar selects the dayjs locale by name, so the Chinese locale must be imported.
import 'dayjs/locale/zh-cn';
import { useRef, type ComponentRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { userPatchOf, type AsSent } from '@/api/calls/user-patch';
import {
  changeUser,
  changeUserExpiration,
  changeUserPassword,
  changeUserRoles,
  USERS_KEY,
} from '@/api/calls/users';
import type { Choice, ManagedUser } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';
import { ChoiceTransfer } from '@/features/administration/records/choice-transfer';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { fromWireTime, inDays, isOffered, SHORTCUT_DAYS } from '@/features/administration/users/expiry-time';
import { useOwnQuestion } from '@/features/administration/users/use-own-question';
import { UserDataFields } from '@/features/administration/users/user-data-fields';
import { trimmedUserData, type UserDataValues } from '@/features/administration/users/user-data-values';
import { routes } from '@/shared/navigation/routes';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { isAdmin } from '@/stores/session';

const PART = { isNew: false, outdated: USERS_KEY } as const;

export function BasicTab({ user }: { user: ManagedUser & AsSent }) {
  const saving = useSave<UserDataValues>({
    ...PART,
    send: (values) => changeUser({ ...userPatchOf(user), ...trimmedUserData(values) }),
    leadsTo: routes.users,
  });
  return (
    <SaveForm<UserDataValues> saving={saving} initialValues={user} keptAs={`user:${user.id}`}>
      <UserDataFields knownUsername={user.username} />
    </SaveForm>
  );
}

export function PasswordTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<PasswordValues>();
  const saving = useSave<PasswordValues>({
    ...PART,
    send: ({ password }) => changeUserPassword(user.id, password),
    onSaved: () => form.resetFields(),
  });
  return (
    <SaveForm<PasswordValues> form={form} saving={saving}>
      <div style={{ maxWidth: 480 }}>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
      </div>
    </SaveForm>
  );
}

export function RolesTab({ user, choices }: { user: ManagedUser; choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  const confirmOwn = useOwnQuestion(user.id);
  const saving = useSave<{ roles: WireId[] }>({
    ...PART,
    isAgreed: ({ roles }) => {
      const kept = user.roles.filter(({ id }) => roles.includes(id));
      return !isAdmin(user) || isAdmin({ roles: kept }) || confirmOwn('roles');
    },
    send: ({ roles }) => changeUserRoles(user.id, roles),
  });
  return (
    <SaveForm<{ roles: WireId[] }>
      saving={saving}
      initialValues={{ roles: user.roles.map(({ id }) => id) }}
      keptAs={`user-roles:${user.id}`}
    >
      <Form.Item name="roles" label={t('fields.roles')}>
        <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
      </Form.Item>
    </SaveForm>
  );
}

export function ExpiryTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<{ time: Dayjs | null }>();
  const confirmOwn = useOwnQuestion(user.id);
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  // The picker keeps the previous time while it contains text that it has not accepted.
  const shown = () => picker.current?.nativeElement.querySelector('input')?.value.trim() ?? '';
  const saving = useSave<{ time: Dayjs | null }>({
    ...PART,
    isAgreed: () => shown() === '' || confirmOwn('expiry'),
    send: () => changeUserExpiration(user.id, shown() || null),
  });
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
      saving={saving}
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
