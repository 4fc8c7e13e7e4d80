/**
 * Numeric field of a database form: accepts a comma or a point, steps with the arrow keys, shows the unit
 * after the number, and leaves partly typed text unchanged. Its value is a string, as forms and their rules
 * require; the design field in `shared/ui/number-field.tsx` commits numbers instead.
 */
import { Form, Input, type FormRule } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_NUMBER, numericProblem, stepped } from '@/features/administration/records/numeric-text';

interface NumericInputProps {
  /** Set by the antd form. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  unit: string;
  step: number;
}

function NumericInput({ value = '', onChange, unit, step, ...rest }: NumericInputProps) {
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

interface NumericItemProps {
  name: string;
  label: ReactNode;
  /** Unit; '' for a factor. */
  unit: string;
  /** Step of the arrow keys. @default 1 */
  step?: number;
  /** @default LARGEST_NUMBER */
  largest?: number;
  /** Text below the field, next to its message. */
  extra?: ReactNode;
  /** Additional rules of the field. */
  rules?: readonly FormRule[];
  /** Other fields on which the rules of this field depend. */
  dependencies?: string[];
}

export function NumericItem(props: NumericItemProps) {
  const { name, label, unit, step = 1, largest = LARGEST_NUMBER, extra, rules = [], dependencies } = props;
  const { t } = useTranslation('databases');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      dependencies={dependencies}
      rules={[
        {
          validator: (_rule, value: string | undefined) => {
            const problem = numericProblem(value ?? '', largest);
            return problem === null
              ? Promise.resolve()
              : Promise.reject(new Error(t(`numeric.${problem}`, { limit: largest })));
          },
        },
        ...rules,
      ]}
    >
      <NumericInput unit={unit} step={step} />
    </Form.Item>
  );
}
