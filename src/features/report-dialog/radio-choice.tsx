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
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      <div>{label}</div>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
