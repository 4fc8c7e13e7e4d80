/** Signing in with account, password and verification code. */
import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signIn } from '@/api/calls/session';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { routes } from '@/shared/navigation/routes';
import { Sheet } from '@/shared/ui/sheet';
import { takeRedirect } from '@/stores/redirect-target';
import { beginSession, sessionNotice } from '@/stores/session';
import { CaptchaField } from '../captcha/captcha-field';
import { firstFailure, focusField } from '../captcha/first-failure';
import { useCaptcha } from '../captcha/use-captcha';

interface LoginFields {
  account: string;
  password: string;
  code: string;
}

/** The order in which the checks are made. */
const ORDER = ['code', 'account', 'password'] as const;

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const { message } = App.useApp();
  const failureText = useFailureText();
  const captcha = useCaptcha();
  const [notice] = useState(sessionNotice);
  const [form] = Form.useForm<LoginFields>();
  useTranslatedErrors(form);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async ({ account, password, code }: LoginFields) => {
    if (captcha.id === undefined) {
      setError(t('codeFailed'));
      captcha.refresh();
      return;
    }
    setBusy(true);
    setError('');
    const answer = await signIn({
      username: account.trim(),
      password,
      captchaId: captcha.id,
      captchaText: code.trim(),
    });
    setBusy(false);
    if (answer.ok) {
      beginSession(answer.value);
      await navigate(takeRedirect(), { replace: true });
      return;
    }
    setError(failureText(answer.error));
    form.resetFields(['code']);
    captcha.refresh();
  };

  return (
    <Sheet width={420} title={t('common:product')} subtitle={t('subtitle')}>
      {notice && error === '' && (
        <Alert type="info" showIcon title={t(`notice.${notice}`)} style={{ marginBottom: 14 }} />
      )}
      {error !== '' && <Alert type="error" showIcon title={error} style={{ marginBottom: 14 }} />}
      <Form<LoginFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        onFinishFailed={({ errorFields }) => {
          const first = firstFailure(errorFields, ORDER);
          if (!first) return;
          setError('');
          message.error(first.message);
          focusField(form, first.field);
        }}
      >
        <Form.Item
          name="account"
          label={t('account')}
          rules={[{ required: true, whitespace: true, message: t('required.account') }]}
        >
          <Input prefix={<UserOutlined aria-hidden />} autoComplete="username" spellCheck={false} autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password')}
          rules={[{ required: true, message: t('required.password') }]}
        >
          <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="current-password" />
        </Form.Item>
        <CaptchaField captcha={captcha} name="code" />
        <Flex vertical gap={12}>
          <Button type="primary" htmlType="submit" size="large" block loading={busy}>
            {t('submit')}
          </Button>
          <Button block onClick={() => void navigate(routes.register)}>
            {t('register')}
          </Button>
        </Flex>
      </Form>
    </Sheet>
  );
}
