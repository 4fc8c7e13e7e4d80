/** Sign-in page: account, password and captcha. */
import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '@/api/calls/session';
import { CaptchaForm } from '@/features/account/captcha/captcha-form';
import { notBlank } from '@/features/account/captcha/not-blank';
import { justRegistered } from '@/features/account/register/registered-username';
import { routes } from '@/shared/navigation/routes';
import { Sheet } from '@/shared/ui/form-card';
import { LongText } from '@/shared/ui/long-text';
import { takeRedirect } from '@/stores/redirect-target';
import { beginSession, sessionNotice } from '@/stores/session';

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const registered = justRegistered(useLocation());
  const [notice] = useState(sessionNotice);
  const news =
    registered !== null
      ? t('notice.registered')
      : notice && t(`notice.${notice.kind}`, { field: notice.field });
  return (
    <Sheet
      width={420}
      title={t('common:product')}
      tab={t('submit')}
      sign={`${import.meta.env.BASE_URL}favicon.svg`}
      subtitle={t('subtitle')}
    >
      <CaptchaForm<{ account: string; password: string }, Parameters<typeof beginSession>[0]>
        requiredMark={false}
        initialValues={{ account: registered ?? '' }}
        order={['account', 'password']}
        notice={
          news && (
            <Alert
              type={registered === null ? 'info' : 'success'}
              showIcon
              title={<LongText text={news} />}
            />
          )
        }
        call={({ account, password }, captchaId, captchaText) =>
          signIn({ username: account.trim(), password, captchaId, captchaText })
        }
        onDone={async (token) => {
          beginSession(token);
          await navigate(takeRedirect(), { replace: true });
        }}
        buttons={(busy) => (
          <Flex vertical gap={12}>
            <Button type="primary" htmlType="submit" block loading={busy}>
              {t('submit')}
            </Button>
            <Button block onClick={() => void navigate(routes.register)}>
              {t('register')}
            </Button>
          </Flex>
        )}
      >
        <Form.Item name="account" label={t('account')} rules={[notBlank(t('required.account'))]}>
          <Input prefix={<UserOutlined aria-hidden />} autoComplete="username" spellCheck={false} autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password')}
          rules={[{ ...notBlank(t('required.password')), whitespace: false }]}
        >
          <Input.Password
            prefix={<LockOutlined aria-hidden />}
            autoComplete="current-password"
            // Excluded from the tab order, so that Tab moves to the next field.
            visibilityToggle={{ tabIndex: -1 }}
          />
        </Form.Item>
      </CaptchaForm>
    </Sheet>
  );
}
