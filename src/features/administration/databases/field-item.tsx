/**
 * Numeric field of a database form: accepts a comma or a point, steps with the arrow keys, shows the unit
 * after the number, leaves partly typed text unchanged, and has messages about impossible and doubtful
 * values. Its value is a string, as forms and their rules require; the design field in
 * `shared/ui/number-field.tsx` commits numbers instead.
 */
import { Form, Input, type FormInstance, type InputProps } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  implausibleFieldsOf,
  type Database,
  type Field,
  type Typed,
} from '@/features/administration/records/database';
import { LARGEST_NUMBER, numericProblem, stepped } from '@/features/administration/records/numeric-text';
import { useDatabaseTexts } from '@/features/administration/records/use-database-texts';
import { ruleOf } from '@/shared/antd-rule';

interface NumericInputProps extends Pick<InputProps, 'id' | 'disabled' | 'aria-label'> {
  value?: string;
  onChange?: (text: string) => void;
  unit?: string;
  step: number;
}

function NumericInput({ value = '', onChange, unit = '', step, ...rest }: NumericInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange?.(stepped(value, event.key === 'ArrowUp' ? step : -step));
  };
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      suffix={unit === '' ? undefined : <span style={{ opacity: 0.75 }}>{unit}</span>}
      onChange={(event) => onChange?.(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface FieldItemProps extends Pick<InputProps, 'disabled' | 'aria-label'> {
  database: Pick<Database<never>, 'fields' | 'findings' | 'texts'>;
  field: Field;
  form: Pick<FormInstance, 'getFieldsValue'>;
  /** Visible label; a field without one needs an `aria-label`. */
  label?: ReactNode;
  /** Text below the field, next to its message. */
  extra?: ReactNode;
}

export function FieldItem({ database, field, form, label, extra, ...input }: FieldItemProps) {
  const { key, unit, step = 1, largest: limit = LARGEST_NUMBER, decimals } = field;
  const { t } = useTranslation('databases');
  const { findingText } = useDatabaseTexts(database);
  const findingRule = (warningOnly: boolean) => ({
    warningOnly,
    ...ruleOf(() => {
      const found = implausibleFieldsOf(database, form.getFieldsValue(true) as Typed).find(
        // A missing value must not prevent saving.
        ({ of, grade, code }) => of === key && (grade === 'doubtful' || code === 'missing') === warningOnly,
      );
      return found && findingText(found);
    }),
  });
  return (
    <Form.Item
      label={label}
      extra={extra}
      name={key}
      rules={[
        ruleOf((value: string | undefined = '') => {
          const problem = numericProblem(value, field);
          return problem === null ? undefined : t(`numeric.${problem}`, { limit, decimals });
        }),
        findingRule(false),
        findingRule(true),
      ]}
    >
      <NumericInput {...input} unit={unit} step={step} />
    </Form.Item>
  );
}
