/**
 * Numeric field for engineers. It accepts a decimal comma or point, units and simple calculations; the arrow
 * keys change the value in steps. Incomplete text stays in the field. The field commits its value on Enter or
 * blur and, if the page enables it (typing.ts), during pauses in typing. It works without a form; the
 * database forms store strings and use `databases/field-item.tsx`.
 */
import { Input, Tooltip } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberText } from '@/shared/ui/use-number-text';
import { formatInput } from '@/text/format/format-number';
import styles from '@/shared/ui/number-field.module.css';

export interface NumberFieldProps {
  /** Accessible name of the field; the same as the visible label. */
  label: string;
  value: number;
  onCommit: (value: number) => void;
  unit?: ReactNode;
  /**
   * Unit of the value if the field does not show a unit; a value typed with another unit is converted to this
   * unit.
   */
  measuredIn?: string;
  /** Step of the arrow keys; null if these keys do not change the value. @default 1 */
  step?: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Reason why the field is disabled, shown in a tooltip. */
  disabledReason?: string;
  /** Error message if the committed value breaks a rule. */
  error?: string;
  /** Error message for text that is not a number, and for a value outside min and max. */
  invalidText: string;
  /** Value of an empty field; without it, an empty field is invalid. */
  emptyValue?: number;
  id?: string;
  /** Path of the input in the design. Invalid text in the field makes the design invalid. */
  path?: string;
  autoFocus?: boolean;
  /** Small in the rows of a table. */
  size?: 'small';
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
  const { t } = useTranslation('common');
  const ownId = useId();
  const id = props.id ?? ownId;
  const { draft, wrong, either, onChange, onBlur, onKeyDown } = useNumberText({
    value,
    onCommit,
    step,
    min,
    max,
    emptyValue: props.emptyValue,
    path: props.path,
    unit: props.measuredIn ?? (typeof unit === 'string' ? unit : undefined),
  });
  const refusal = either
    ? t('eitherNumber', { text: draft, decimal: either[0], thousands: either[1] })
    : invalidText;
  const message = wrong ? refusal : error;
  return (
    <div className={styles.field}>
      <Tooltip title={disabled ? disabledReason : undefined}>
        <div>
          <Input
            id={id}
            aria-label={label}
            size={props.size}
            status={message === undefined ? undefined : 'error'}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? undefined : `${id}-message`}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={props.autoFocus}
            value={draft ?? formatInput(value)}
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
