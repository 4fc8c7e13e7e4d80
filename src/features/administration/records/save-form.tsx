/** A form with its button: the server's refusal stays above the button, where nothing typed is lost. */
import { Alert, Button, Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '@/shared/hooks/kept-input';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { useNotices } from '@/shared/ui/notices/notices';
import type { useSave } from './use-save';

interface SaveFormProps<T> {
  saving: ReturnType<typeof useSave>;
  submitText: string;
  onSubmit: (values: T) => void;
  form?: FormInstance<T>;
  initialValues?: FormProps<T>['initialValues'];
  /** Of the form and its record, under which unsaved input outlives a session that ends by itself. */
  keptAs?: string;
  children: ReactNode;
}

export function SaveForm<T extends object>(props: SaveFormProps<T>) {
  const { saving, submitText, onSubmit, initialValues, keptAs, children } = props;
  const { t } = useTranslation();
  const { message } = useNotices();
  const [form] = Form.useForm<T>(props.form);
  useTranslatedErrors(form);
  useKeptInput({
    name: keptAs,
    isDirty: saving.dirty,
    read: () => form.getFieldsValue(),
    initial: (initialValues ?? {}) as Partial<T>,
    restore: (kept) => {
      form.setFieldsValue(kept);
      saving.markDirty();
      message.info(t('keptInput'));
    },
  });
  return (
    <Form<T>
      layout="vertical"
      form={form}
      initialValues={initialValues}
      onValuesChange={saving.markDirty}
      onFinish={onSubmit}
      scrollToFirstError
    >
      {children}
      {saving.failure !== '' && (
        <Alert type="error" showIcon title={saving.failure} style={{ marginBottom: 16 }} />
      )}
      <Button type="primary" htmlType="submit" loading={saving.busy}>
        {submitText}
      </Button>
    </Form>
  );
}
