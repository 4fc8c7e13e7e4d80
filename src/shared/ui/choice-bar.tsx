/**
 * Selection from a few options side by side. The options are native radio buttons, because antd's Segmented
 * measures its own width and is a large module.
 */
import { useId } from 'react';
import styles from '@/shared/ui/choice-bar.module.css';

interface ChoiceBarProps<T extends string> {
  label: string;
  /** Chosen value; null before the user has chosen. */
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  id?: string;
}

export function ChoiceBar<T extends string>({ label, value, options, onChange, id }: ChoiceBarProps<T>) {
  const name = useId();
  return (
    <div className={styles.bar} role="radiogroup" aria-label={label} id={id}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
