/** A new password and its confirmation; items of an antd form, named `password` and `confirm`. */
import { Form, Input } from 'antd';
import { usePasswordChecks } from '@/shared/hooks/use-password-checks';

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
