/** Page that registers a new account. */
import { Button, Flex, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { register } from '@/api/calls/session';
import type { NewUser } from '@/api/contract/account';
import { CaptchaForm } from '@/features/account/captcha/captcha-form';
import { notBlank } from '@/features/account/captcha/not-blank';
import { registeredAs } from '@/features/account/register/registered-username';
import { routes } from '@/shared/navigation/routes';
import { Sheet } from '@/shared/ui/form-card';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { trimmedTexts, USER_DETAILS } from '@/shared/user-details';

const LONGEST_USERNAME = 30;
const LONGEST_TEXT = 255;

const DETAILS = ['company', 'address', 'jobTitle', 'name', 'phoneNumber', 'email'] as const;

type RegisterValues = PasswordValues & Omit<NewUser, 'roles' | 'password'>;

/** Order in which the messages are repeated above the fields. */
const ORDER = [
  'username',
  'password',
  'name',
  'address',
  'company',
  'jobTitle',
  'phoneNumber',
  'email',
  'confirm',
] as const;

const newUserOf = ({ password, confirm: _, ...texts }: RegisterValues): NewUser => ({
  ...trimmedTexts(texts),
  password,
});

export function RegisterPage() {
  const { t } = useTranslation(['register', 'login']);
  const navigate = useNavigate();
  return (
    <Sheet width={760} title={t('title')}>
      <CaptchaForm<RegisterValues, unknown>
        style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 }}
        order={ORDER}
        call={(values, captchaId, verification) =>
          register({ captchaId, verification, user: newUserOf(values) })
        }
        onDone={async (_answer, { username }) => {
          await navigate(routes.login, { state: registeredAs(username.trim()) });
        }}
        buttons={(busy) => (
          <Flex gap={16} align="center">
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('submit')}
            </Button>
            <Link to={routes.login}>{t('toLogin')}</Link>
          </Flex>
        )}
      >
        <Form.Item
          name="username"
          label={t('fields.username')}
          style={{ gridColumn: '1 / -1' }}
          rules={[
            notBlank(t('required.username')),
            { max: LONGEST_USERNAME, transform: (text: string) => text.trim(), message: t('usernameLong') },
          ]}
        >
          <Input autoComplete="username" spellCheck={false} autoFocus />
        </Form.Item>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
        {DETAILS.map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`fields.${field}`)}
            rules={[notBlank(t(`required.${field}`))]}
          >
            <Input autoComplete={USER_DETAILS[field]} maxLength={LONGEST_TEXT} />
          </Form.Item>
        ))}
      </CaptchaForm>
    </Sheet>
  );
}
