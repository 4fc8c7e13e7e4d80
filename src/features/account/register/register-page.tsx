/** A new account for oneself. */
import { Alert, App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { register } from '@/api/calls/session';
import type { NewUser } from '@/api/contract/account';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { routes } from '@/shared/navigation/routes';
import { PasswordFields } from '@/shared/ui/password-fields';
import { Sheet } from '@/shared/ui/sheet';
import { CaptchaField } from '../captcha/captcha-field';
import { firstFailure, focusField } from '../captcha/first-failure';
import { useCaptcha } from '../captcha/use-captcha';

const LONGEST_USERNAME = 30;
const LONGEST_TEXT = 255;

/** Texts about the person and the company, in the order of the form: field and what browsers fill in. */
const DETAILS = [
  ['name', 'name'],
  ['company', 'organization'],
  ['address', 'street-address'],
  ['jobTitle', 'organization-title'],
  ['phoneNumber', 'tel'],
  ['email', 'email'],
] as const;

/** The order in which the checks are made. */
const ORDER = [
  'code',
  'username',
  'password',
  'name',
  'address',
  'company',
  'jobTitle',
  'phoneNumber',
  'email',
  'confirm',
];

type RegisterFields = Omit<NewUser, 'roles'> & { confirm: string; code: string };

function newUserOf(fields: RegisterFields): NewUser {
  const { username, password, name, address, company, jobTitle, phoneNumber, email } = fields;
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

export function RegisterPage() {
  const { t } = useTranslation(['register', 'login', 'common']);
  const navigate = useNavigate();
  const { message } = App.useApp();
  const failureText = useFailureText();
  const captcha = useCaptcha();
  const [form] = Form.useForm<RegisterFields>();
  useTranslatedErrors(form);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (fields: RegisterFields) => {
    if (captcha.id === undefined) {
      setError(t('login:codeFailed'));
      captcha.refresh();
      return;
    }
    setBusy(true);
    setError('');
    const answer = await register({
      captchaId: captcha.id,
      verification: fields.code.trim(),
      user: newUserOf(fields),
    });
    setBusy(false);
    if (answer.ok) {
      message.success(t('registered'));
      await navigate(routes.login);
      return;
    }
    setError(failureText(answer.error));
    form.resetFields(['code']);
    captcha.refresh();
  };

  return (
    <Sheet width={760} title={t('title')}>
      {error !== '' && <Alert type="error" showIcon title={error} style={{ marginBottom: 14 }} />}
      <Form<RegisterFields>
        form={form}
        layout="vertical"
        onFinish={(fields) => void submit(fields)}
        onFinishFailed={({ errorFields }) => {
          const first = firstFailure(errorFields, ORDER);
          if (!first) return;
          setError('');
          message.error(first.message);
          focusField(form, first.field);
        }}
      >
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 }}>
          <Form.Item
            name="username"
            label={t('fields.username')}
            style={{ gridColumn: '1 / -1' }}
            rules={[
              { required: true, whitespace: true, message: t('required.username') },
              { max: LONGEST_USERNAME, message: t('usernameLong') },
            ]}
          >
            <Input autoComplete="username" spellCheck={false} autoFocus />
          </Form.Item>
          <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
          {DETAILS.map(([field, autoComplete]) => (
            <Form.Item
              key={field}
              name={field}
              label={t(`fields.${field}`)}
              rules={[{ required: true, whitespace: true, message: t(`required.${field}`) }]}
            >
              <Input autoComplete={autoComplete} maxLength={LONGEST_TEXT} />
            </Form.Item>
          ))}
          <CaptchaField captcha={captcha} name="code" />
        </div>
        <Flex gap={16} align="center">
          <Button type="primary" htmlType="submit" size="large" loading={busy} style={{ minWidth: 200 }}>
            {t('submit')}
          </Button>
          <Link to={routes.login}>{t('toLogin')}</Link>
        </Flex>
      </Form>
    </Sheet>
  );
}
