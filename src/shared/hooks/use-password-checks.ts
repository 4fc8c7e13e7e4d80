/**
 * Returns checks for a new password and its repetition; a check returns the error message, or undefined if
 * the text is valid.
 */
import { useTranslation } from 'react-i18next';

const SHORTEST = 6;
const LONGEST = 20;

interface PasswordChecks {
  password: (password: string) => string | undefined;
  confirm: (confirm: string, password: string) => string | undefined;
}

export function usePasswordChecks(): PasswordChecks {
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
