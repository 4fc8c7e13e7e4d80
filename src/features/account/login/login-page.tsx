/** Signing in with account, password and verification code. */
import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '@/api/calls/session';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { routes } from '@/shared/navigation/routes';
import { Sheet } from '@/shared/ui/sheet';
import { takeRedirect } from '@/stores/redirect-target';
import { beginSession, sessionNotice } from '@/stores/session';
import { CaptchaField } from '../captcha/captcha-field';
import { useCaptcha } from '../captcha/use-captcha';
import { TextField } from '../fields/text-field';
import { useTextForm } from '../fields/use-text-form';
import { justRegistered } from '../register/just-registered';
import styles from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const isNew = justRegistered(useLocation());
  const failureText = useFailureText();
  const captcha = useCaptcha();
  const [notice] = useState(sessionNotice);
  const { texts, fieldProps, firstProblem, passes, clear } = useTextForm({
    code: ({ code }) => (code.trim() === '' ? t('required.code') : undefined),
    account: ({ account }) => (account.trim() === '' ? t('required.account') : undefined),
    password: ({ password }) => (password === '' ? t('required.password') : undefined),
  });
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const error = firstProblem ?? refusal;

  const submit = async () => {
    if (busy) return;
    setRefusal('');
    if (!passes()) return;
    if (captcha.id === undefined) {
      setRefusal(t('codeFailed'));
      captcha.refresh();
      return;
    }
    setBusy(true);
    const answer = await signIn({
      username: texts.account.trim(),
      password: texts.password,
      captchaId: captcha.id,
      captchaText: texts.code.trim(),
    });
    setBusy(false);
    if (answer.ok) {
      beginSession(answer.value);
      await navigate(takeRedirect(), { replace: true });
      return;
    }
    setRefusal(failureText(answer.error));
    clear('code');
    captcha.refresh();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Sheet width={420} title={t('common:product')} subtitle={t('subtitle')}>
      {error !== '' && <Alert type="error" showIcon title={error} className={styles.notice} />}
      {error === '' && isNew && (
        <Alert type="success" showIcon title={t('notice.registered')} className={styles.notice} />
      )}
      {error === '' && !isNew && notice && (
        <Alert type="info" showIcon title={t(`notice.${notice}`)} className={styles.notice} />
      )}
      <form noValidate onSubmit={onSubmit}>
        <TextField
          label={t('account')}
          field={fieldProps('account')}
          icon={<UserOutlined aria-hidden />}
          autoComplete="username"
          spellCheck={false}
          autoFocus
        />
        <TextField
          label={t('password')}
          field={fieldProps('password')}
          icon={<LockOutlined aria-hidden />}
          autoComplete="current-password"
          secret
        />
        <CaptchaField captcha={captcha} field={fieldProps('code')} />
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" size="large" block loading={busy}>
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
