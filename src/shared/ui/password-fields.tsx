/** A new password and its confirmation; items of an antd form, named `password` and `confirm`. */
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

const SHORTEST = 6;
const LONGEST = 20;

interface PasswordChecks {
  password: (password: string) => string | undefined;
  confirm: (confirm: string, password: string) => string | undefined;
}

function usePasswordChecks(): PasswordChecks {
  const { t } = useTranslation('common');
  const length = (text: string) => {
    if (text.length < SHORTEST) return t('password.short');
    return text.length > LONGEST ? t('password.long') : undefined;
  };
  return {
    password: (password) => (password === '' ? t('password.required') : length(password)),
    confirm: (confirm, password) => {
      if (confirm === '') return t('password.confirmRequired');
      return length(confirm) ?? (confirm === password ? undefined : t('password.different'));
    },
  };
}

interface PasswordFieldsProps {
  /** Labels of the two fields; the wording differs between screens. */
  passwordLabel: string;
  confirmLabel: string;
}

export interface PasswordValues {
  password: string;
  confirm: string;
}

/** Returns the promise that an antd form validator must return: rejected if there is a problem. */
function verdict(problem: string | undefined): Promise<void> {
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
}

export function PasswordFields({ passwordLabel, confirmLabel }: PasswordFieldsProps) {
  const checks = usePasswordChecks();
  return (
    <>
      <Form.Item
        name="password"
        label={passwordLabel}
        rules={[
          {
            required: true,
            validator: (_rule, password = '') => verdict(checks.password(password as string)),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={confirmLabel}
        dependencies={['password']}
        rules={[
          (form) => ({
            required: true,
            validator: (_rule, confirm = '') =>
              verdict(
                checks.confirm(
                  confirm as string,
                  (form.getFieldValue('password') as string | undefined) ?? '',
                ),
              ),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
