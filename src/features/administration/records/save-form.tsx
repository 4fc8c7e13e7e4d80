/**
 * A form whose submit button stays visible: a server error is shown above the button, and typed values are
 * kept.
 */
import {
  Alert,
  Button,
  Form,
  Input,
  type FormInstance,
  type FormProps,
  type FormRule,
  type InputProps,
} from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useSave } from '@/features/administration/records/use-save';
import { useStoredInput } from '@/shared/hooks/stored-input';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { LongText } from '@/shared/ui/long-text';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/records/records.module.css';

interface SaveFormProps<T> {
  saving: ReturnType<typeof useSave<T>>;
  form?: FormInstance<T>;
  initialValues?: FormProps<T>['initialValues'];
  /** Called with the field values if the user submits the form while a field is invalid. */
  onRefused?: (values: T) => void;
  /** Key of form and record under which unsaved input is stored, so that it survives an expired session. */
  keptAs?: string;
  /** @default the verb for a new or an existing record */
  submitText?: string;
  children: ReactNode;
}

export function SaveForm<T extends object>(props: SaveFormProps<T>) {
  const { saving, onRefused, initialValues, keptAs, children } = props;
  const { t } = useTranslation(['administration', 'common']);
  const { message } = useNotices();
  const [form] = Form.useForm<T>(props.form);
  useTranslatedErrors(form);
  useStoredInput({
    name: keptAs,
    isDirty: saving.dirty,
    read: () => form.getFieldsValue(),
    initial: (initialValues ?? {}) as Partial<T>,
    restore: (kept) => {
      form.setFieldsValue(kept);
      saving.markDirty();
      message.info(t('common:keptInput'));
    },
  });
  return (
    <Form<T>
      layout="vertical"
      form={form}
      initialValues={initialValues}
      onValuesChange={saving.markDirty}
      onFinish={(values) => void saving.submit(values)}
      onFinishFailed={({ values, errorFields, outOfDate }) => {
        // If the fields were validated again in the meantime, antd did not send the form although no field is
        // invalid, so the form is sent now.
        if (outOfDate && errorFields.length === 0) form.submit();
        else onRefused?.(values);
      }}
      scrollToFirstError
    >
      {children}
      {saving.answer !== '' && (
        <Alert type="info" showIcon title={saving.answer} style={{ marginBottom: 16 }} />
      )}
      <div className={styles.bar}>
        {saving.failure !== '' && (
          <Alert
            type="error"
            showIcon
            title={<LongText text={saving.failure} />}
            style={{ marginBottom: 8 }}
          />
        )}
        <Button type="primary" htmlType="submit" loading={saving.busy}>
          {props.submitText ?? t(saving.isNew ? 'add' : 'modify')}
        </Button>
      </div>
    </Form>
  );
}

const LONGEST_TEXT = 255;

interface TextItemProps extends Omit<InputProps, 'name'> {
  name: string;
  /** Visible label; a field without one needs an `aria-label`. */
  label?: string;
  /** Message for a blank field; without it, the field may be blank. */
  missing?: string;
  rules?: readonly FormRule[];
}

export function TextItem({ name, label, missing, rules = [], ...input }: TextItemProps) {
  const required = missing === undefined ? [] : [{ required: true, whitespace: true, message: missing }];
  return (
    <Form.Item name={name} label={label} validateFirst rules={[...required, ...rules]}>
      <Input autoComplete="off" maxLength={LONGEST_TEXT} {...input} />
    </Form.Item>
  );
}
