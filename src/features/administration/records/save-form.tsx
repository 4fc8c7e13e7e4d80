/** A form with its button: the server's refusal stays above the button, where nothing typed is lost. */
import { Alert, Button, Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import type { useSave } from './use-save';

interface SaveFormProps<T> {
  saving: ReturnType<typeof useSave>;
  submitText: string;
  onSubmit: (values: T) => void;
  form?: FormInstance<T>;
  initialValues?: FormProps<T>['initialValues'];
  children: ReactNode;
}

export function SaveForm<T extends object>(props: SaveFormProps<T>) {
  const { saving, submitText, onSubmit, initialValues, children } = props;
  const [form] = Form.useForm<T>(props.form);
  useTranslatedErrors(form);
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
