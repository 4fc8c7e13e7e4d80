/** A new password; the session ends with the old one. */
import { Alert, App, Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMyPassword } from '@/api/calls/me';
import type { User } from '@/api/contract/account';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { usePasswordRules } from '@/shared/hooks/use-password-rules';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { endSession } from '@/stores/session';

interface PasswordFields {
  password: string;
  confirm: string;
}

export function PasswordTab({ user }: { user: User }) {
  const { t } = useTranslation('personal');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const rules = usePasswordRules();
  const [form] = Form.useForm<PasswordFields>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [error, setError] = useState('');
  useTranslatedErrors(form);
  useUnsavedChanges(dirty);

  const save = async ({ password }: PasswordFields) => {
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
    <Form<PasswordFields>
      form={form}
      layout="vertical"
      onValuesChange={(_changed, { password, confirm }) => setDirty(Boolean(password || confirm))}
      onFinish={(fields) => void save(fields)}
      style={{ maxWidth: 460 }}
    >
      <Typography.Paragraph type="secondary">{t('passwordHint')}</Typography.Paragraph>
      {/* Password managers need the account beside the password. */}
      <input type="text" value={user.username} autoComplete="username" readOnly hidden />
      <Form.Item name="password" label={t('fields.password')} rules={rules.password}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="confirm" label={t('fields.confirm')} dependencies={['password']} rules={rules.confirm}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {error !== '' && <Alert type="error" showIcon title={error} style={{ marginBottom: 14 }} />}
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('save')}
      </Button>
    </Form>
  );
}
