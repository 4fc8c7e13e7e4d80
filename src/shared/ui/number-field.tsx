/**
 * Numeric field of the engineer: comma or point, arrow-key steps, half-typed text is kept. It commits on
 * Enter or blur, and in a pause of typing where the page wants that (typing.ts): a number by itself, in no
 * form. The databases' forms hold text and have a field of their own, `records/numeric-item.tsx`.
 */
import { Tooltip } from 'antd';
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { formatInput } from '@/text/format/format-number';
import { parseNumber } from '@/text/format/parse-number';
import styles from './number-field.module.css';
import { TextBox } from './text-box';
import { TypingContext } from './typing';

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
  const typing = use(TypingContext);
  /** Takes the changes of this stay in the field; null before the first. */
  const stay = useRef<((change: () => void) => void) | null>(null);

  const valueOf = (text: string): number | null => {
    const number = text.trim() === '' ? (props.emptyValue ?? null) : parseNumber(text);
    return number !== null && inRange(number, min, max) ? number : null;
  };

  /** Text that is no value yet is no fault while it is typed. */
  const commitTyped = useEffectEvent((text: string) => {
    const number = valueOf(text);
    if (number === null || number === value || typing === null) return;
    stay.current ??= typing.begin();
    stay.current(() => onCommit(number));
  });

  useEffect(() => {
    if (typing === null || draft === null) return undefined;
    const timer = setTimeout(() => commitTyped(draft), typing.pause);
    return () => clearTimeout(timer);
  }, [draft, typing]);

  const commit = (text: string) => {
    const number = valueOf(text);
    if (number === null) {
      setWrong(true);
      return;
    }
    setWrong(false);
    setDraft(null);
    const change = () => onCommit(number);
    if (number !== value) (stay.current ?? ((only) => only()))(change);
    stay.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget.value);
    if (event.key === 'Escape') {
      stay.current?.(() => undefined);
      stay.current = null;
      setDraft(null);
      setWrong(false);
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = parseNumber(event.currentTarget.value) ?? value;
    const moved = Math.round((from + (event.key === 'ArrowUp' ? step : -step)) * 1e6) / 1e6;
    const next = Math.min(max ?? moved, Math.max(min ?? moved, moved));
    stay.current = null;
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
