/** A new password and its confirmation, with the rules both share; items of an antd form. */
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface PasswordFieldsProps {
  /** Labels as the screen words them. */
  passwordLabel: string;
  confirmLabel: string;
}

export interface PasswordValues {
  password: string;
  confirm: string;
}

const SHORTEST = 6;
const LONGEST = 20;

export function PasswordFields({ passwordLabel, confirmLabel }: PasswordFieldsProps) {
  const { t } = useTranslation('common');
  const lengthRules = [
    { min: SHORTEST, message: t('password.short') },
    { max: LONGEST, message: t('password.long') },
  ];
  return (
    <>
      <Form.Item
        name="password"
        label={passwordLabel}
        validateFirst
        rules={[{ required: true, message: t('password.required') }, ...lengthRules]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={confirmLabel}
        dependencies={['password']}
        validateFirst
        rules={[
          { required: true, message: t('password.confirmRequired') },
          ...lengthRules,
          ({ getFieldValue }) => ({
            validator: (_rule, value: string) =>
              value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('password.different'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
