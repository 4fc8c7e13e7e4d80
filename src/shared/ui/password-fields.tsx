/** A new password and its confirmation; items of an antd form. */
import { Form, Input } from 'antd';
import { usePasswordRules } from '../hooks/use-password-rules';

interface PasswordFieldsProps {
  /** Labels as the screen words them. */
  passwordLabel: string;
  confirmLabel: string;
}

export interface PasswordValues {
  password: string;
  confirm: string;
}

export function PasswordFields({ passwordLabel, confirmLabel }: PasswordFieldsProps) {
  const rules = usePasswordRules();
  return (
    <>
      <Form.Item name="password" label={passwordLabel} validateFirst rules={rules.password}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={confirmLabel}
        dependencies={['password']}
        validateFirst
        rules={rules.confirm}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
