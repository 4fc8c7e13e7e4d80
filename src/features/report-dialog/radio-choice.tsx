/**
 * Native radio buttons, one per line: antd's radio buttons would be loaded only for the report dialogs.
 */
import { useId, type ReactNode } from 'react';
import styles from '@/features/report-dialog/report.module.css';

interface RadioChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  disabled: boolean;
  onChange: (value: Value) => void;
}

export function RadioChoice<Value extends string>({
  label,
  value,
  options,
  disabled,
  onChange,
}: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
