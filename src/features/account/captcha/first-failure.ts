/** Which of several failed fields to speak of. */
import type { FormInstance, FormProps } from 'antd';

type Failed = Parameters<NonNullable<FormProps['onFinishFailed']>>[0]['errorFields'];

export interface FieldFailure {
  field: string;
  message: string;
}

/** The first failed field in the order in which the checks are made; undefined if none failed. */
export function firstFailure(errorFields: Failed, order: readonly string[]): FieldFailure | undefined {
  return order
    .map((field) => ({ field, message: errorFields.find(({ name }) => name[0] === field)?.errors[0] }))
    .find((entry): entry is FieldFailure => entry.message !== undefined);
}

/** Puts the cursor into a field of the form. */
export function focusField<T>(form: FormInstance<T>, field: string): void {
  const instance = form.getFieldInstance(field) as { focus?: () => void } | undefined;
  instance?.focus?.();
}
