/** Groups of form rows: label on the left, control and unit on the right. */
import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/fields';
import type { Lock } from '@/quantities/locks';
import { setUnlocked, useDesignStore } from '@/stores/design/design-store';
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

/**
 * Button next to an input that the app fixes. It unlocks the input or locks it again; the designer is
 * responsible for the value of an unlocked input.
 */
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
  /** The lock with which the user enables or disables the field. */
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
