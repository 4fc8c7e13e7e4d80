/** Tab with a form for the user's name, company and contact data. */
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMe, type Me } from '@/api/calls/me';
import { userPatchOf } from '@/api/calls/user-patch';
import type { User } from '@/api/contract/account';
import { useStoredInput } from '@/shared/hooks/stored-input';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { LongText } from '@/shared/ui/long-text';
import { useNotices } from '@/shared/ui/notices';
import { reloadUser } from '@/stores/open-session';

/** Field names and their autocomplete values for browsers. */
const FIELDS = [
  ['name', 'name'],
  ['phoneNumber', 'tel'],
  ['email', 'email'],
  ['company', 'organization'],
  ['address', 'street-address'],
  ['jobTitle', 'organization-title'],
] as const;

type BasicFields = Pick<User, (typeof FIELDS)[number][0]>;

export function BasicTab({ user }: { user: Me }) {
  const { t } = useTranslation(['personal', 'common']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [error, setError] = useState('');
  const [form] = Form.useForm<BasicFields>();
  useUnsavedChanges(dirty);
  useStoredInput({
    name: 'profile',
    isDirty: dirty,
    read: () => form.getFieldsValue(),
    initial: Object.fromEntries(FIELDS.map(([field]) => [field, user[field]])),
    restore: (kept) => {
      form.setFieldsValue(kept);
      setDirty(true);
      message.info(t('common:keptInput'));
    },
  });

  const save = async (fields: BasicFields) => {
    setBusy(true);
    setError('');
    const trimmed = Object.fromEntries(
      FIELDS.map(([field]) => [field, (fields[field] ?? '').trim()]),
    ) as BasicFields;
    const answer = await changeMe({ ...userPatchOf(user), ...trimmed });
    if (answer.ok) {
      setDirty(false);
      message.success(t('common:message.modify_success'));
      await reloadUser();
    } else {
      const text = failureText(answer.error);
      setError(text);
      message.error(text);
    }
    setBusy(false);
  };

  return (
    <Form<BasicFields>
      form={form}
      layout="vertical"
      initialValues={user}
      onValuesChange={() => setDirty(true)}
      onFinish={(fields) => void save(fields)}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 24 }}>
        <Form.Item label={t('fields.username')} htmlFor="personal-username">
          <Input id="personal-username" value={user.username} readOnly disabled autoComplete="username" />
        </Form.Item>
        {FIELDS.map(([field, autoComplete]) => (
          <Form.Item key={field} name={field} label={t(`fields.${field}`)}>
            <Input autoComplete={autoComplete} maxLength={255} />
          </Form.Item>
        ))}
      </div>
      {error !== '' && (
        <Alert type="error" showIcon title={<LongText text={error} />} style={{ marginBottom: 12 }} />
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('save')}
      </Button>
    </Form>
  );
}
