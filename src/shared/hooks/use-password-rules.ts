/** Rules of a new password and of its repetition, wherever one is chosen. The form's fields are `password` and `confirm`. */
import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';

const SHORTEST = 6;
const LONGEST = 20;

interface PasswordRules {
  password: FormRule[];
  confirm: FormRule[];
}

export function usePasswordRules(): PasswordRules {
  const { t } = useTranslation('common');
  const length: FormRule[] = [
    { min: SHORTEST, message: t('password.short') },
    { max: LONGEST, message: t('password.long') },
  ];
  return {
    password: [{ required: true, message: t('password.required') }, ...length],
    confirm: [
      { required: true, message: t('password.confirmRequired') },
      ...length,
      (form) => ({
        validator: (_rule, value: string | undefined) =>
          !value || value === form.getFieldValue('password')
            ? Promise.resolve()
            : Promise.reject(new Error(t('password.different'))),
      }),
    ],
  };
}
