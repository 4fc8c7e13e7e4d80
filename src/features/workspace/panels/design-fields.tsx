/** Form rows bound to the design: each control reads and writes one field. */
import { Select, Switch, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { fieldId } from '@/design/model/fields';
import { useProblem } from '@/features/current-design/use-run';
import { LockButton } from '@/features/workspace/panels/lock-button';
import { Row } from '@/features/workspace/panels/rows';
import { choiceKeys, labelKey } from '@/quantities/input-texts';
import {
  inputOf,
  unitOf,
  type ChoiceInput,
  type ChoicesOf,
  type INPUTS,
  type InputPart,
  type NumberInput,
  type NumbersOf,
} from '@/quantities/inputs';
import type { Lock } from '@/quantities/locks';
import { NumberField } from '@/shared/ui/number-field';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

interface Bound<T> {
  label: string;
  /** Dot path in the design. */
  field: string;
  read: (design: Design) => T;
  write: (design: Design, value: T) => void;
  /** Reason why the field does not apply at the moment; undefined if the field applies. */
  off?: string;
  /** The lock with which the user enables or disables the field. */
  lock?: Lock;
}

interface NumberRowProps extends Bound<number> {
  unit?: string;
  step?: number | null;
  min?: number;
  max?: number;
  invalidText?: string;
  /** Value assigned when the field is emptied; without it, an empty field is invalid. */
  emptyValue?: number;
  /** Hint shown in the field in place of `emptyValue`. */
  emptyHint?: string;
  /** Contradiction to another input of the report, which no calculation depends on. */
  contradiction?: string;
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
  emptyHint,
  contradiction,
}: NumberRowProps) {
  const { t } = useTranslation('design');
  const value = useDesignStore((state) => read(state.design));
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
        error={problem ?? contradiction}
        emptyValue={emptyValue}
        emptyHint={emptyHint}
        invalidText={invalidText ?? t('number.invalid')}
        onCommit={(next) => changeDesign((design) => write(design, next))}
      />
    </Row>
  );
}

/**
 * Returns the label of an input defined in `INPUTS`, its path, the functions that read and write its value,
 * and the translation function.
 */
function useInput<T>(part: InputPart, name: string) {
  const { t } = useTranslation('design');
  // The translation keys are derived from `INPUTS`, so the compiler cannot check them.
  const say = t as (key: string) => string;
  const valuesIn = (design: Design) => design[part] as unknown as Record<string, T>;
  const write = (design: Design, value: T) => (valuesIn(design)[name] = value);
  const read = (design: Design) => valuesIn(design)[name];
  return { label: say(labelKey(part, name)), field: `${part}.${name}`, read, write, say };
}

interface InputRowProps<P extends InputPart> extends Pick<
  NumberRowProps,
  'off' | 'lock' | 'invalidText' | 'emptyValue' | 'emptyHint' | 'contradiction' | 'step'
> {
  part: P;
  name: NumbersOf<(typeof INPUTS)[P]>;
}

/** Form row for a number defined in `INPUTS`. */
export function InputRow<P extends InputPart>({ part, name, ...row }: InputRowProps<P>) {
  const input = inputOf(part, name) as NumberInput;
  const { say: _, ...bound } = useInput<number>(part, name);
  return (
    <NumberRow
      {...bound}
      unit={unitOf(input)}
      step={input.step}
      {...row}
      min={input.smallest}
      max={input.largest}
    />
  );
}

interface ChoiceRowProps<P extends InputPart> extends Pick<Bound<string>, 'off' | 'lock'> {
  part: P;
  name: ChoicesOf<(typeof INPUTS)[P]>;
  hint?: string;
}

/** Form row for a choice (drop-down) defined in `INPUTS`. */
export function ChoiceRow<P extends InputPart>({ part, name, off, lock, hint }: ChoiceRowProps<P>) {
  const { label, field, read, write, say } = useInput<string>(part, name);
  const texts = Object.entries(choiceKeys(part, name));
  const value = useDesignStore((state) => read(state.design));
  const problem = useProblem(field);
  return (
    <Row label={label} field={field} beside={lock && <LockButton lock={lock} />}>
      <Tooltip title={off ?? hint} placement="left">
        <Select<string>
          id={fieldId(field)}
          aria-label={label}
          style={{ width: '100%' }}
          value={value}
          disabled={off !== undefined}
          status={problem === undefined ? undefined : 'error'}
          options={texts.map(([choice, key]) => ({ value: choice, label: say(key) }))}
          onChange={(next) => changeDesign((design) => write(design, next))}
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

/**
 * Form row for a choice with two options defined in `INPUTS`, as a switch: the "on" position selects the
 * second option.
 */
export function SwitchRow<P extends InputPart>({
  part,
  name,
  hint,
}: Omit<ChoiceRowProps<P>, 'off' | 'lock'>) {
  const { label, field, read, write } = useInput<string>(part, name);
  const [off, on] = (inputOf(part, name) as ChoiceInput).choices;
  const value = useDesignStore((state) => read(state.design));
  return (
    <Row label={label} field={field}>
      <Tooltip title={hint} placement="left">
        <Switch
          id={fieldId(field)}
          size="small"
          aria-label={label}
          checked={value === on}
          onChange={(next) => changeDesign((design) => write(design, next ? on : off))}
        />
      </Tooltip>
    </Row>
  );
}
