/**
 * Numeric field of the engineer: comma or point, arrow-key steps, commit on Enter or blur, half-typed text is
 * kept. It commits a number by itself, in no form; the databases' forms hold text and have a field of their
 * own, `records/numeric-item.tsx`.
 */
import { Tooltip } from 'antd';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatInput } from '@/text/format/format-number';
import { parseNumber } from '@/text/format/parse-number';
import styles from './number-field.module.css';
import { TextBox } from './text-box';

export interface NumberFieldProps {
  /** Accessible name; equal to the visible label. */
  label: string;
  value: number;
  onCommit: (value: number) => void;
  unit?: ReactNode;
  /** Arrow-key step. @default 1 */
  step?: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Why the field does not apply now; shown on hover. */
  disabledReason?: string;
  /** Message of a rule that the committed value breaks. */
  error?: string;
  /** Message for text that is no number, and for a value beyond min and max. */
  invalidText: string;
  /** Value that an emptied field takes; without it an empty field is wrong. */
  emptyValue?: number;
  id?: string;
  autoFocus?: boolean;
}

function inRange(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onCommit,
    unit,
    step = 1,
    min,
    max,
    disabled,
    disabledReason,
    error,
    invalidText,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const message = wrong ? invalidText : error;

  const commit = (text: string) => {
    const number = text.trim() === '' ? (props.emptyValue ?? null) : parseNumber(text);
    if (number === null || !inRange(number, min, max)) {
      setWrong(true);
      return;
    }
    setWrong(false);
    setDraft(null);
    if (number !== value) onCommit(number);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget.value);
    if (event.key === 'Escape') {
      setDraft(null);
      setWrong(false);
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = parseNumber(event.currentTarget.value) ?? value;
    const moved = Math.round((from + (event.key === 'ArrowUp' ? step : -step)) * 1e6) / 1e6;
    const next = Math.min(max ?? moved, Math.max(min ?? moved, moved));
    setDraft(null);
    setWrong(false);
    if (next !== value) onCommit(next);
  };

  return (
    <div className={styles.field}>
      <Tooltip title={disabled ? disabledReason : undefined}>
        <div>
          <TextBox
            id={id}
            aria-label={label}
            isWrong={message !== undefined}
            aria-describedby={message === undefined ? undefined : `${id}-message`}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={props.autoFocus}
            value={draft ?? formatInput(value)}
            disabled={disabled}
            suffix={unit === undefined ? undefined : <span className={styles.unit}>{unit}</span>}
            onChange={(event) => {
              setDraft(event.target.value);
              setWrong(false);
            }}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => {
              if (draft !== null) commit(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      </Tooltip>
      {message !== undefined && (
        <div id={`${id}-message`} role="alert" className={styles.message}>
          {message}
        </div>
      )}
    </div>
  );
}
