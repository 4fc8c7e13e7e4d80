/** Retranslates the messages below the fields when the language changes. */
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export function useTranslatedErrors<T>(form: FormInstance<T>): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    const failed = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (failed.length === 0) return;
    // The returned promise rejects with the errors, which the fields already show.
    form
      .validateFields(failed.map(({ name }) => name) as Parameters<typeof form.validateFields>[0])
      .catch(() => undefined);
  }, [form, language]);
}
