/**
 * Button next to an input that the app fixes. It unlocks the input or locks it again; the designer is
 * responsible for the value of an unlocked input.
 */
import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Lock } from '@/quantities/locks';
import { setUnlocked, useDesignStore } from '@/stores/design/design-store';

/** Moves the focus to the input in the row of `button`, after the input has been enabled. */
function focusInput(button: HTMLElement): void {
  const row = button.closest('[data-row]');
  setTimeout(() => row?.querySelector('input')?.focus());
}

export function LockButton({ lock }: { lock: Lock }) {
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
