/** Groups of form rows, each bound to one field of the design. */
import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Flex, Select, Switch, Tooltip, type SelectProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Design, fieldId } from '@/design/model/design-state';
import { useProblem } from '@/features/current-design/use-run';
import type { Lock } from '@/quantities/input-locks';
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
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { changeDesign, setUnlocked, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

interface GroupProps {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Group({ title, children, ref }: GroupProps) {
  return (
    <Flex vertical gap={8} role="group" aria-label={title} ref={ref}>
      {/* No row gap between the title and the first row. */}
      <div className={styles.legend} style={{ marginBottom: -8 }}>
        {title}
      </div>
      {children}
    </Flex>
  );
}

/** Moves the focus to the input in the row of `button`, after the input has been enabled. */
function focusInput(button: HTMLElement): void {
  const row = button.closest('[data-row]');
  setTimeout(() => row?.querySelector('input')?.focus());
}

/** Unlocks an input that the app fixes, or locks it again; the designer answers for an unlocked value. */
function LockButton({ lock }: { lock: Lock }) {
  const { t } = useTranslation('design');
  const isOpen = useDesignStore((state) => state.design.unlocked[lock]);
  return (
    <Tooltip title={t(isOpen ? `locks.${lock}.isOpen` : `locks.${lock}.reason`)} placement="top">
      <Button
        size="small"
        type={isOpen ? 'default' : 'text'}
        icon={isOpen ? <UnlockOutlined aria-hidden /> : <LockOutlined aria-hidden />}
        aria-label={t(isOpen ? `locks.${lock}.close` : `locks.${lock}.open`)}
        aria-pressed={isOpen}
        onClick={({ currentTarget }) => {
          setUnlocked(lock, !isOpen);
          if (!isOpen) focusInput(currentTarget);
        }}
      />
    </Tooltip>
  );
}

interface RowProps {
  label: ReactNode;
  field?: string;
  lock?: Lock | undefined;
  /** Message below a control that shows no message itself. */
  problem?: string | undefined;
  children: ReactNode;
}

export function Row({ label, field, lock, problem, children }: RowProps) {
  return (
    <div className={lock ? `${styles.row} ${styles.withLock}` : styles.row} data-row>
      <label className={styles.label} htmlFor={field === undefined ? undefined : fieldId(field)}>
        {label}
      </label>
      {lock && <LockButton lock={lock} />}
      <div>
        {children}
        {problem !== undefined && (
          <div role="alert" className={styles.error}>
            {problem}
          </div>
        )}
      </div>
    </div>
  );
}

interface Bound<T> {
  label: string;
  /** Dot path in the design. */
  field: string;
  read: (design: Design) => T;
  write: (design: Design, value: T) => void;
  /** Reason why the field does not apply at the moment; undefined if the field applies. */
  off?: string | undefined;
  lock?: Lock | undefined;
}

interface NumberRowProps
  extends
    Bound<number>,
    Pick<NumberFieldProps, 'unit' | 'step' | 'min' | 'max' | 'emptyValue' | 'emptyHint'>,
    Partial<Pick<NumberFieldProps, 'invalidText'>> {
  /** Contradiction to another input of the report, which no calculation depends on. */
  contradiction?: string | undefined;
}

export function NumberRow(props: NumberRowProps) {
  const { label, field, read, write, off, lock, contradiction, ...rest } = props;
  const { t } = useTranslation('design');
  const value = useDesignStore((state) => read(state.design));
  const problem = useProblem(field);
  return (
    <Row label={label} field={field} lock={lock}>
      <NumberField
        id={fieldId(field)}
        path={field}
        label={label}
        value={value}
        disabled={off !== undefined}
        disabledReason={off}
        error={problem ?? contradiction}
        invalidText={t('number.invalid')}
        {...rest}
        onCommit={(next) => changeDesign((design) => write(design, next))}
      />
    </Row>
  );
}

interface SelectRowProps<Value extends string> extends SelectProps<Value> {
  label: string;
  field: string;
  lock?: Lock | undefined;
  hint?: string | undefined;
}

export function SelectRow<Value extends string>(props: SelectRowProps<Value>) {
  const { label, field, lock, hint, ...select } = props;
  const problem = useProblem(field);
  return (
    <Row label={label} field={field} lock={lock} problem={problem}>
      <Tooltip title={hint} placement="left">
        <Select<Value>
          id={fieldId(field)}
          aria-label={label}
          style={{ width: '100%' }}
          status={problem === undefined ? undefined : 'error'}
          {...select}
        />
      </Tooltip>
    </Row>
  );
}

/** Returns how to label, find, read and write an input defined in `INPUTS`. */
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

export function ChoiceRow<P extends InputPart>({ part, name, off, lock, hint }: ChoiceRowProps<P>) {
  const { label, field, read, write, say } = useInput<string>(part, name);
  const texts = Object.entries(choiceKeys(part, name));
  return (
    <SelectRow
      label={label}
      field={field}
      lock={lock}
      hint={off ?? hint}
      value={useDesignStore((state) => read(state.design))}
      disabled={off !== undefined}
      options={texts.map(([choice, key]) => ({ value: choice, label: say(key) }))}
      onChange={(next) => changeDesign((design) => write(design, next))}
    />
  );
}

/** Switch for a choice with two options; its "on" position selects the second option. */
export function SwitchRow<P extends InputPart>(props: Omit<ChoiceRowProps<P>, 'off' | 'lock'>) {
  const { part, name, hint } = props;
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
