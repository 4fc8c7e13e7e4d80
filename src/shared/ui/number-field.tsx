/**
 * Numeric field for engineers. It accepts a decimal comma or point, units and simple calculations; the arrow
 * keys change the value in steps. Incomplete text stays in the field. The field commits its value on Enter or
 * blur and, if the page enables it (typing.ts), during pauses in typing. It works without a form; the
 * database forms store strings and use `databases/field-item.tsx`.
 */
import { Input, Tooltip } from 'antd';
import {
  useId,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TypingContext, InvalidEntriesContext } from '@/shared/ui/live-input-context';
import { formatInput } from '@/text/format/format-number';
import { bothInterpretations, parseNumber } from '@/text/format/parse-number';
import styles from '@/shared/ui/number-field.module.css';

export interface NumberFieldProps {
  label: string;
  value: number;
  onCommit: (value: number) => void;
  unit?: ReactNode;
  /** Unit of the value if the field shows none; a value typed in another unit is converted to it. */
  measuredIn?: string;
  /** Step of the arrow keys; null if these keys do not change the value. @default 1 */
  step?: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Reason why the field is disabled, shown in a tooltip. */
  disabledReason?: string;
  error?: string;
  /** Error message for text that is not a number, and for a value outside min and max. */
  invalidText: string;
  /** Value of an empty field; without it, an empty field is invalid. */
  emptyValue?: number;
  /** Hint shown in the field in place of `emptyValue`. */
  emptyHint?: string;
  id?: string;
  /** Path of the input in the design. Invalid text in the field makes the design invalid. */
  path?: string;
  autoFocus?: boolean;
  variant?: 'filled';
  /** Small in the rows of a table. */
  size?: 'small';
}

function inRange(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

const NEVER = () => () => undefined;

function useNumberText(props: NumberFieldProps) {
  const { value, onCommit, step = 1, min, max, emptyValue, path } = props;
  const unit = props.measuredIn ?? (typeof props.unit === 'string' ? props.unit : undefined);
  const unread = use(InvalidEntriesContext);
  /** Invalid text of this input, also if it was typed in another field of the same input. */
  const stored = useSyncExternalStore(unread?.subscribe ?? NEVER, () =>
    path === undefined ? undefined : unread?.textOf(path),
  );
  const [typed, setDraft] = useState<string | null>(null);
  const [isRefused, setWrong] = useState(false);
  const draft = typed ?? stored ?? null;
  const wrong = isRefused || (typed === null && stored !== undefined);
  const report = (text: string | null) => {
    if (path !== undefined) unread?.report(path, text);
  };
  const typing = use(TypingContext);
  /** Function that applies the changes typed since the field got the focus; null before the first change. */
  const stay = useRef<((change: () => void) => void) | null>(null);

  /** True after Escape, so that a blur caused by the same key press does not commit the text. */
  const isGivenUp = useRef(false);

  const valueOf = (text: string): number | null => {
    const number = text.trim() === '' ? (emptyValue ?? null) : parseNumber(text, unit);
    return number !== null && (number === emptyValue || inRange(number, min, max)) ? number : null;
  };

  /** Commits valid text while the user types. For invalid text, the field does not show an error yet. */
  const commitTyped = useEffectEvent((text: string) => {
    const number = valueOf(text);
    report(number === null ? text : null);
    if (number === null || number === value || typing === null) return;
    stay.current ??= typing.begin();
    stay.current(() => onCommit(number));
  });

  useEffect(() => {
    if (typing === null || typed === null) return undefined;
    const timer = setTimeout(() => commitTyped(typed), typing.pause);
    return () => clearTimeout(timer);
  }, [typed, typing]);

  const commit = (text: string) => {
    const number = valueOf(text);
    report(number === null ? text : null);
    if (number === null) {
      // Every field for this input shows the stored text, until the user corrects it in one of these fields.
      const isStored = path !== undefined && unread !== null;
      setDraft(isStored ? null : text);
      setWrong(!isStored);
      return;
    }
    setWrong(false);
    setDraft(null);
    const change = () => onCommit(number);
    if (number !== value) (stay.current ?? ((only) => only()))(change);
    stay.current = null;
  };

  const dropText = () => {
    stay.current = null;
    report(null);
    setDraft(null);
    setWrong(false);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget.value);
    if (event.key === 'Escape') {
      stay.current?.(() => undefined);
      isGivenUp.current = true;
      dropText();
    }
    if (step === null || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const from = parseNumber(event.currentTarget.value, unit) ?? value;
    const moved = Math.round((from + (event.key === 'ArrowUp' ? step : -step)) * 1e6) / 1e6;
    const next = Math.min(max ?? moved, Math.max(min ?? moved, moved));
    dropText();
    if (next !== value) onCommit(next);
  };

  return {
    /** The typed text; null if the field shows its value. */
    draft,
    wrong,
    /** Both interpretations of text that was refused as ambiguous. */
    either: wrong && draft !== null ? bothInterpretations(draft) : null,
    onChange: (text: string) => {
      isGivenUp.current = false;
      setDraft(text);
      setWrong(false);
    },
    onBlur: (text: string) => {
      if (typed !== null && !isGivenUp.current) commit(text);
    },
    onKeyDown,
  };
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, disabled, disabledReason, error, invalidText, emptyHint } = props;
  const { t } = useTranslation('common');
  const ownId = useId();
  const id = props.id ?? ownId;
  const { draft, wrong, either, onChange, onBlur, onKeyDown } = useNumberText(props);
  const refusal = either
    ? t('eitherNumber', { text: draft, decimal: either[0], thousands: either[1] })
    : invalidText;
  const message = wrong ? refusal : error;
  return (
    <div style={{ minWidth: 0 }}>
      <Tooltip title={disabled ? disabledReason : undefined}>
        <div>
          <Input
            id={id}
            aria-label={label}
            size={props.size}
            variant={props.variant}
            status={message === undefined ? undefined : 'error'}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? undefined : `${id}-message`}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={props.autoFocus}
            value={draft ?? (emptyHint !== undefined && value === props.emptyValue ? '' : formatInput(value))}
            placeholder={emptyHint}
            data-draft={draft !== null}
            data-path={props.path}
            disabled={disabled}
            suffix={unit === undefined ? undefined : <span className={styles.unit}>{unit}</span>}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => onBlur(event.target.value)}
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
