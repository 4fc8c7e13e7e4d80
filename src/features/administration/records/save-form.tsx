/**
 * A form that sends its values: busy during the call, then a success message, or a server error above the
 * submit button, which stays visible. Typed values stay in the form.
 */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
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
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf, valueOf } from '@/api/errors';
import { LONGEST_TEXT } from '@/features/administration/records/database';
import { useStoredInput, useUnsavedChanges } from '@/shared/hooks/stored-input';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { LongText } from '@/shared/ui/long-text';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/records/records.module.css';

interface SaveFormProps<T> {
  isNew?: boolean;
  /** Asks the questions before the call; the form is not busy meanwhile. */
  isAgreed?: (values: T) => boolean | Promise<boolean>;
  /** Makes the call. Returns null, and leaves the form unchanged, if the user decides not to save. */
  send: (values: T) => Promise<ApiOutcome<true | string> | null>;
  /** Key of the queries to invalidate after saving. */
  outdated: QueryKey;
  /** Page to open afterwards; if omitted, the form stays open. */
  leadsTo?: string;
  onSaved?: () => void;
  form?: FormInstance<T>;
  initialValues?: FormProps<T>['initialValues'];
  /** Called with the field values if the user submits the form while a field is invalid. */
  onRefused?: (values: T) => void;
  /** Key of form and record under which unsaved input is stored, so that it survives an expired session. */
  keptAs?: string;
  /** @default the verb for a new or an existing record */
  submitText?: string;
  /** A function gets a callback for fields that have been filled by other means than typing. */
  children: ReactNode | ((onFilled: () => void) => ReactNode);
}

export function SaveForm<T extends object>(props: SaveFormProps<T>) {
  const { isNew = false, isAgreed, send, outdated, leadsTo, onSaved, ...rest } = props;
  const { onRefused, initialValues, keptAs, children } = rest;
  const { t } = useTranslation(['administration', 'common']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [form] = Form.useForm<T>(props.form);
  const [dirty, setDirty] = useState(false);
  const markDirty = useCallback(() => setDirty(true), []);
  const release = useUnsavedChanges(dirty);
  useTranslatedErrors(form);
  useStoredInput({
    name: keptAs,
    isDirty: dirty,
    read: () => form.getFieldsValue(),
    initial: (initialValues ?? {}) as Partial<T>,
    restore: (kept) => {
      form.setFieldsValue(kept);
      markDirty();
      message.info(t('common:keptInput'));
    },
  });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (values: T) => {
      const outcome = await send(values);
      return outcome && valueOf(outcome);
    },
    onSuccess: async (answer) => {
      if (answer === null) return;
      // As documented, a text in the answer is shown as success. The form stays open, because the text may
      // say that nothing was added.
      if (answer !== true && answer !== '') {
        message.success(answer);
        return;
      }
      release();
      setDirty(false);
      message.success(t(isNew ? 'common:message.add_success' : 'common:message.modify_success'));
      onSaved?.();
      // Removes cached records of no page: the calculator must not use old values meanwhile.
      client.removeQueries({ queryKey: outdated, type: 'inactive' });
      if (leadsTo !== undefined) await navigate(leadsTo);
      await client.invalidateQueries({ queryKey: outdated });
    },
    onError: async (cause) => {
      const failure = failureOf(cause);
      if (failure.kind === 'cancelled') return;
      message.error(failureText(failure));
      // The server may have stored the record despite the failure, so the lists must be reloaded.
      await client.invalidateQueries({ queryKey: outdated, refetchType: 'none' });
    },
  });
  const failure = error && failureOf(error);
  const isSaved = data === true || data === '';
  return (
    <Form<T>
      layout="vertical"
      form={form}
      initialValues={initialValues}
      onValuesChange={markDirty}
      onFinish={async (values) => {
        if ((await isAgreed?.(values)) ?? true) mutate(values);
      }}
      onFinishFailed={({ values, errorFields, outOfDate }) => {
        // If the fields were validated again in the meantime, antd did not send the form although no field is
        // invalid, so the form is sent now.
        if (outOfDate && errorFields.length === 0) form.submit();
        else onRefused?.(values);
      }}
      scrollToFirstError
    >
      {typeof children === 'function' ? children(markDirty) : children}
      {/* Text of the server after a call that may not have written the record. */}
      {typeof data === 'string' && data !== '' && (
        <Alert type="info" showIcon title={data} style={{ marginBottom: 16 }} />
      )}
      <div className={styles.bar}>
        {failure && failure.kind !== 'cancelled' && (
          <Alert
            type="error"
            showIcon
            title={<LongText text={failureText(failure)} />}
            style={{ marginBottom: 8 }}
          />
        )}
        {/* The form stays busy until the next page is loaded, so that it cannot be sent twice. */}
        <Button type="primary" htmlType="submit" loading={isPending || (leadsTo !== undefined && isSaved)}>
          {props.submitText ?? t(isNew ? 'add' : 'modify')}
        </Button>
      </div>
    </Form>
  );
}

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
