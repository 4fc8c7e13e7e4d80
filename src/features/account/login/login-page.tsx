/** Sign-in page: account, password and captcha. */
import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '@/api/calls/session';
import { CaptchaField } from '@/features/account/captcha/captcha-field';
import { useCaptcha } from '@/features/account/captcha/use-captcha';
import { useCodedCall } from '@/features/account/captcha/use-coded-call';
import { TextField } from '@/features/account/fields/text-field';
import { useTextForm } from '@/features/account/fields/use-text-form';
import { justRegistered } from '@/features/account/register/just-registered';
import { routes } from '@/shared/navigation/routes';
import { LongText } from '@/shared/ui/long-text';
import { Sheet } from '@/shared/ui/sheet';
import { takeRedirect } from '@/stores/redirect-target';
import { beginSession, sessionNotice } from '@/stores/session';
import styles from '@/features/account/login/login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const registered = justRegistered(useLocation());
  const captcha = useCaptcha();
  const [notice] = useState(sessionNotice);
  const form = useTextForm(
    {
      code: ({ code }) => (code.trim() === '' ? t('required.code') : undefined),
      account: ({ account }) => (account.trim() === '' ? t('required.account') : undefined),
      password: ({ password }) => (password === '' ? t('required.password') : undefined),
    },
    { account: registered ?? '' },
  );
  const { busy, refusal, send } = useCodedCall(captcha, form);
  const error = form.firstProblem ?? refusal;
  const news = (
    [
      ['error', error],
      ['success', registered !== null ? t('notice.registered') : ''],
      ['info', notice ? t(`notice.${notice.kind}`, { field: notice.field }) : ''],
    ] as const
  ).find(([, title]) => title !== '');

  const submit = async () => {
    const { account, password, code } = form.texts;
    const token = await send((captchaId) =>
      signIn({ username: account.trim(), password, captchaId, captchaText: code.trim() }),
    );
    if (!token) return;
    beginSession(token);
    await navigate(takeRedirect(), { replace: true });
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Sheet
      width={420}
      title={t('common:product')}
      tab={t('submit')}
      sign={`${import.meta.env.BASE_URL}favicon.svg`}
      subtitle={t('subtitle')}
    >
      {news && (
        <Alert type={news[0]} showIcon title={<LongText text={news[1]} />} className={styles.notice} />
      )}
      <form noValidate onSubmit={onSubmit}>
        <TextField
          label={t('account')}
          field={form.fieldProps('account')}
          icon={<UserOutlined aria-hidden />}
          autoComplete="username"
          spellCheck={false}
          autoFocus
        />
        <TextField
          label={t('password')}
          field={form.fieldProps('password')}
          icon={<LockOutlined aria-hidden />}
          autoComplete="current-password"
          secret
        />
        <CaptchaField captcha={captcha} field={form.fieldProps('code')} />
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" block loading={busy}>
            {t('submit')}
          </Button>
          <Button block onClick={() => void navigate(routes.register)}>
            {t('register')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
