/** Tab with a form that changes the password; the change ends the session. */
import { Alert, Button, Form, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMyPassword } from '@/api/calls/me';
import type { User } from '@/api/contract/account';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { LongText } from '@/shared/ui/long-text';
import { useNotices } from '@/shared/ui/notices';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { endSession } from '@/stores/session';

export function PasswordTab({ user }: { user: User }) {
  const { t } = useTranslation('personal');
  const { message } = useNotices();
  const failureText = useFailureText();
  const [form] = Form.useForm<PasswordValues>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [error, setError] = useState('');
  useTranslatedErrors(form);
  useUnsavedChanges(dirty);

  const save = async ({ password }: PasswordValues) => {
    setBusy(true);
    setError('');
    const answer = await changeMyPassword(user.id, password);
    setBusy(false);
    if (answer.ok) {
      endSession('passwordChanged');
      return;
    }
    const text = failureText(answer.error);
    setError(text);
    message.error(text);
  };

  return (
    <Form<PasswordValues>
      form={form}
      layout="vertical"
      onValuesChange={(_changed, { password, confirm }) => setDirty(Boolean(password || confirm))}
      onFinish={(fields) => void save(fields)}
      style={{ maxWidth: 460 }}
    >
      <Typography.Paragraph type="secondary">{t('passwordHint')}</Typography.Paragraph>
      {/* Password managers need the account name together with the password. */}
      <input type="text" value={user.username} autoComplete="username" readOnly hidden />
      <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
      {error !== '' && (
        <Alert type="error" showIcon title={<LongText text={error} />} style={{ marginBottom: 12 }} />
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('save')}
      </Button>
    </Form>
  );
}
