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
import type { ApiOutcome } from '@/api/contract/failure';
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

/** Saves a tab; afterwards all user queries are out of date. */
function usePartSave() {
  const { t } = useTranslation(['administration', 'common']);
  const saving = useSave();
  const submit = (call: () => Promise<ApiOutcome<true>>, leadsTo?: string) =>
    saving.save({ call, successText: t('common:message.modify_success'), outdated: USERS_KEY, leadsTo });
  return { saving, submit, submitText: t('modify') };
}

export function BasicTab({ user }: { user: ManagedUser & AsSent }) {
  const { saving, submit, submitText } = usePartSave();
  return (
    <SaveForm<UserDataValues>
      saving={saving}
      submitText={submitText}
      initialValues={user}
      keptAs={`user:${user.id}`}
      onSubmit={(values) =>
        void submit(() => changeUser({ ...userPatchOf(user), ...trimmedUserData(values) }), routes.users)
      }
    >
      <UserDataFields knownUsername={user.username} />
    </SaveForm>
  );
}

export function PasswordTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const { saving, submit, submitText } = usePartSave();
  const [form] = Form.useForm<PasswordValues>();
  return (
    <SaveForm<PasswordValues>
      form={form}
      saving={saving}
      submitText={submitText}
      onSubmit={({ password }) =>
        void submit(() => changeUserPassword(user.id, password)).then((saved) => {
          if (saved) form.resetFields();
        })
      }
    >
      <div style={{ maxWidth: 480 }}>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
      </div>
    </SaveForm>
  );
}

export function RolesTab({ user, choices }: { user: ManagedUser; choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  const { saving, submit, submitText } = usePartSave();
  const confirmOwn = useOwnQuestion(user.id);
  return (
    <SaveForm<{ roles: WireId[] }>
      saving={saving}
      submitText={submitText}
      initialValues={{ roles: user.roles.map(({ id }) => id) }}
      keptAs={`user-roles:${user.id}`}
      onSubmit={({ roles }) => {
        const kept = user.roles.filter(({ id }) => roles.includes(id));
        const isAsked = isAdmin(user) && !isAdmin({ roles: kept });
        void (isAsked ? confirmOwn('roles') : Promise.resolve(true)).then(
          (yes) => yes && submit(() => changeUserRoles(user.id, roles)),
        );
      }}
    >
      <Form.Item name="roles" label={t('fields.roles')}>
        <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
      </Form.Item>
    </SaveForm>
  );
}

export function ExpiryTab({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const { saving, submit, submitText } = usePartSave();
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
      saving={saving}
      submitText={submitText}
      initialValues={{ time: fromWireTime(user.expirationTime) }}
      onSubmit={() => {
        const time = shown() === '' ? null : shown();
        void (time === null ? Promise.resolve(true) : confirmOwn('expiry')).then(
          (yes) => yes && submit(() => changeUserExpiration(user.id, time)),
        );
      }}
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
