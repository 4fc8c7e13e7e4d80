/** A new password and its confirmation; items of an antd form, named `password` and `confirm`. */
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/antd-rule';

const SHORTEST = 6;
const LONGEST = 20;

interface PasswordFieldsProps {
  /** Labels of the two fields; the wording differs between screens. */
  passwordLabel: string;
  confirmLabel: string;
}

export interface PasswordValues {
  password: string;
  confirm: string;
}

export function PasswordFields({ passwordLabel, confirmLabel }: PasswordFieldsProps) {
  const { t } = useTranslation('common');
  const form = Form.useFormInstance<PasswordValues>();
  const length = (text: string) => {
    if (text.length < SHORTEST) return t('password.short');
    return text.length > LONGEST ? t('password.long') : undefined;
  };
  const password = (text = '') => (text === '' ? t('password.required') : length(text));
  const confirm = (text = '') => {
    if (text === '') return t('password.confirmRequired');
    const isSame = text === form.getFieldValue('password');
    return length(text) ?? (isSame ? undefined : t('password.different'));
  };
  return (
    <>
      <Form.Item name="password" label={passwordLabel} rules={[{ required: true, ...ruleOf(password) }]}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={confirmLabel}
        dependencies={['password']}
        rules={[{ required: true, ...ruleOf(confirm) }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
