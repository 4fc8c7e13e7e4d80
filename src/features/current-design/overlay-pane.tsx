/** View that covers the drawing; it takes the focus when it opens, and Escape closes it. */
import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/design-state';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { showPane } from '@/stores/workspace-view';
import styles from '@/features/current-design/overlay-pane.module.css';

interface OverlayProps {
  title: string;
  /** Path of the button that has the focus after the view is closed if no other control opened the view. */
  opener?: string;
  beside?: ReactNode;
  tools?: ReactNode;
  onEscape?: () => void;
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const close = () => showPane('drawing');

const HANDLES_ESCAPE = 'input, textarea, [role="dialog"], [role="menu"], [role="listbox"]';

export function OverlayPane({ title, opener, beside, tools, onEscape = close, ref, children }: OverlayProps) {
  const { t } = useTranslation('common');
  const own = useRef<HTMLElement>(null);
  const section = ref ?? own;
  useEffect(() => {
    const before = document.activeElement;
    section.current?.focus();
    return () => {
      // Waits until the view is removed: only then can the rest of the page receive the focus again.
      setTimeout(() => {
        const isBody = before === null || before === document.body;
        const target = isBody && opener !== undefined ? document.getElementById(fieldId(opener)) : before;
        if (target instanceof HTMLElement && target.isConnected) target.focus();
      });
    };
  }, [section, opener]);
  useWindowEvent('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    // Fields, dialogs and open lists outside the view handle the key themselves. A button, such as the one
    // that calculates, does not, and the page body has the focus if the clicked button has been removed.
    if (section.current?.contains(target) !== true && target.closest(HANDLES_ESCAPE) !== null) return;
    if (target.ariaExpanded !== 'true') onEscape();
  });
  return (
    <Flex
      component="section"
      vertical
      flex={1}
      className={styles.pane}
      style={{ minHeight: 0, outline: 'none' }}
      ref={section}
      tabIndex={-1}
      aria-label={title}
    >
      <Flex component="header" wrap align="center" gap="4px 8px" style={{ padding: '8px 12px' }}>
        <h2>{title}</h2>
        <span className="muted" style={{ flex: 1 }}>
          {beside}
        </span>
        {tools}
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('close')}
          title={t('close')}
          onClick={close}
        />
      </Flex>
      {children}
    </Flex>
  );
}
