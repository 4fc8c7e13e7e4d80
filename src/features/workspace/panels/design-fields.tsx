/** Form rows bound to the design: each control reads and writes one field. */
import { Select, Switch, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { fieldId } from '@/design/model/fields';
import { useProblem } from '@/features/current-design/problems';
import { LockButton } from '@/features/workspace/panels/lock-button';
import { Row } from '@/features/workspace/panels/rows';
import {
  numberInput,
  unitOf,
  type INPUTS,
  type InputPart,
  type NumberInput,
  type NumbersOf,
} from '@/quantities/inputs';
import type { Lock } from '@/quantities/locks';
import { NumberField } from '@/shared/ui/number-field';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

interface Bound<T> {
  label: string;
  /** Dot path in the design. */
  field: string;
  read: (design: Design) => T;
  write: (design: Design, value: T) => void;
  /** Reason why the field does not apply now; undefined if it does. */
  off?: string;
  /** The lock that enables or disables the field. */
  lock?: Lock;
}

interface NumberRowProps extends Bound<number> {
  unit?: string;
  step?: number;
  min?: number;
  max?: number;
  invalidText?: string;
  /** Value for an emptied field; without it an empty field is invalid. */
  emptyValue?: number;
}

export function NumberRow({
  label,
  field,
  read,
  write,
  off,
  lock,
  unit,
  step,
  min,
  max,
  invalidText,
  emptyValue,
}: NumberRowProps) {
  const { t } = useTranslation('design');
  const value = useDesignStore((state) => read(state.design));
  const change = useDesignStore((state) => state.change);
  const problem = useProblem(field);
  return (
    <Row label={label} field={field} beside={lock && <LockButton lock={lock} />}>
      <NumberField
        id={fieldId(field)}
        path={field}
        label={label}
        value={value}
        unit={unit}
        step={step}
        min={min}
        max={max}
        disabled={off !== undefined}
        disabledReason={off}
        error={problem}
        emptyValue={emptyValue}
        invalidText={invalidText ?? t('number.invalid')}
        onCommit={(next) => change((design) => write(design, next))}
      />
    </Row>
  );
}

interface InputRowProps<Part extends InputPart> extends Pick<
  NumberRowProps,
  'label' | 'off' | 'lock' | 'invalidText' | 'emptyValue'
> {
  part: Part;
  name: NumbersOf<(typeof INPUTS)[Part]>;
}

/** Row for a number from the table of inputs. */
export function InputRow<Part extends InputPart>({ part, name, ...row }: InputRowProps<Part>) {
  const input: NumberInput = numberInput(part, name);
  const numbersIn = (design: Design) => design[part] as unknown as Record<string, number>;
  return (
    <NumberRow
      {...row}
      field={`${part}.${name}`}
      unit={unitOf(input)}
      step={input.step}
      min={input.smallest}
      max={input.largest}
      read={(design) => numbersIn(design)[name]}
      write={(design, value) => (numbersIn(design)[name] = value)}
    />
  );
}

interface ChoiceRowProps<T extends string> extends Bound<T> {
  options: readonly { value: T; label: string }[];
  hint?: string;
}

export function ChoiceRow<T extends string>({
  label,
  field,
  read,
  write,
  off,
  lock,
  options,
  hint,
}: ChoiceRowProps<T>) {
  const value = useDesignStore((state) => read(state.design));
  const change = useDesignStore((state) => state.change);
  const problem = useProblem(field);
  return (
    <Row label={label} field={field} beside={lock && <LockButton lock={lock} />}>
      <Tooltip title={off ?? hint} placement="left">
        <Select<T>
          id={fieldId(field)}
          aria-label={label}
          style={{ width: '100%' }}
          value={value}
          disabled={off !== undefined}
          status={problem === undefined ? undefined : 'error'}
          options={[...options]}
          onChange={(next) => change((design) => write(design, next))}
        />
      </Tooltip>
      {problem !== undefined && (
        <div role="alert" className={styles.error}>
          {problem}
        </div>
      )}
    </Row>
  );
}

export function SwitchRow({ label, field, read, write, off, hint }: Bound<boolean> & { hint?: string }) {
  const value = useDesignStore((state) => read(state.design));
  const change = useDesignStore((state) => state.change);
  return (
    <Row label={label} field={field}>
      <Tooltip title={off ?? hint} placement="left">
        <Switch
          id={fieldId(field)}
          size="small"
          aria-label={label}
          checked={value}
          disabled={off !== undefined}
          onChange={(next) => change((design) => write(design, next))}
        />
      </Tooltip>
    </Row>
  );
}
