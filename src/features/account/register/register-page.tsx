/** Page that registers a new account. */
import { Alert, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { register } from '@/api/calls/session';
import type { NewUser } from '@/api/contract/account';
import { CaptchaField } from '@/features/account/captcha/captcha-field';
import { useCaptcha } from '@/features/account/captcha/use-captcha';
import { useCodedCall } from '@/features/account/captcha/use-coded-call';
import { TextField } from '@/features/account/fields/text-field';
import { useTextForm, type Texts } from '@/features/account/fields/use-text-form';
import { registeredAs } from '@/features/account/register/just-registered';
import { usePasswordChecks } from '@/shared/hooks/use-password-checks';
import { routes } from '@/shared/navigation/routes';
import { LongText } from '@/shared/ui/long-text';
import { Sheet } from '@/shared/ui/sheet';
import styles from '@/features/account/register/register-page.module.css';

const LONGEST_USERNAME = 30;
const LONGEST_TEXT = 255;

/** Personal and company fields in the order of the form: field name, and autocomplete value for browsers. */
const DETAILS = [
  ['company', 'organization'],
  ['address', 'street-address'],
  ['jobTitle', 'organization-title'],
  ['name', 'name'],
  ['phoneNumber', 'tel'],
  ['email', 'email'],
] as const;

type RegisterField = Exclude<keyof NewUser, 'roles'> | 'confirm' | 'code';

function newUserOf(texts: Texts<RegisterField>): NewUser {
  const { username, password, name, address, company, jobTitle, phoneNumber, email } = texts;
  return {
    username: username.trim(),
    password,
    name: name.trim(),
    address: address.trim(),
    company: company.trim(),
    jobTitle: jobTitle.trim(),
    phoneNumber: phoneNumber.trim(),
    email: email.trim(),
  };
}

function useRegisterForm() {
  const { t } = useTranslation(['register', 'login']);
  const passwords = usePasswordChecks();
  const isBlank = (text: string) => text.trim() === '';
  const detail = (field: (typeof DETAILS)[number][0]) => (texts: Texts<RegisterField>) =>
    isBlank(texts[field]) ? t(`required.${field}`) : undefined;
  return useTextForm<RegisterField>({
    code: ({ code }) => (isBlank(code) ? t('login:required.code') : undefined),
    username: ({ username }) => {
      if (isBlank(username)) return t('required.username');
      return username.trim().length > LONGEST_USERNAME ? t('usernameLong') : undefined;
    },
    password: ({ password }) => passwords.password(password),
    name: detail('name'),
    address: detail('address'),
    company: detail('company'),
    jobTitle: detail('jobTitle'),
    phoneNumber: detail('phoneNumber'),
    email: detail('email'),
    confirm: ({ confirm, password }) => passwords.confirm(confirm, password),
  });
}

export function RegisterPage() {
  const { t } = useTranslation(['register', 'login']);
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const form = useRegisterForm();
  const { busy, refusal, send } = useCodedCall(captcha, form);
  const error = form.firstProblem ?? refusal;

  const submit = async () => {
    const { code } = form.texts;
    const made = await send((captchaId) =>
      register({ captchaId, verification: code.trim(), user: newUserOf(form.texts) }),
    );
    if (made !== undefined) await navigate(routes.login, { state: registeredAs(form.texts.username.trim()) });
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Sheet width={760} title={t('title')}>
      {error !== '' && (
        <Alert type="error" showIcon title={<LongText text={error} />} className={styles.notice} />
      )}
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              label={t('fields.username')}
              field={form.fieldProps('username')}
              autoComplete="username"
              spellCheck={false}
              autoFocus
              required
            />
          </div>
          {(['password', 'confirm'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`fields.${field}`)}
              field={form.fieldProps(field)}
              autoComplete="new-password"
              secret
              required
            />
          ))}
          {DETAILS.map(([field, autoComplete]) => (
            <TextField
              key={field}
              label={t(`fields.${field}`)}
              field={form.fieldProps(field)}
              autoComplete={autoComplete}
              maxLength={LONGEST_TEXT}
              required
            />
          ))}
          <CaptchaField captcha={captcha} field={form.fieldProps('code')} required />
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={busy} className={styles.submit}>
            {t('submit')}
          </Button>
          <Link to={routes.login}>{t('toLogin')}</Link>
        </div>
      </form>
    </Sheet>
  );
}
