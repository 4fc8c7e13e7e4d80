/** Providers for every page: theme and language of the components. */
import { ConfigProvider } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useComponentLocale } from '@/app/i18n/component-locale';
import { stillTheme, theme, THEME_CLASS } from '@/app/theme';
import styles from '@/app/providers.module.css';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns the system setting for reduced motion, and updates when the setting changes. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(REDUCED).matches);

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={useComponentLocale()}
      theme={useReducedMotion() ? stillTheme : theme}
      // By default, antd inserts a space between the two characters on a Chinese button.
      button={{ autoInsertSpace: false }}
      // The wave around a clicked button repaints the page for two seconds, which slows a calculation down.
      wave={{ disabled: true }}
    >
      <div className={`${THEME_CLASS} ${styles.app}`}>{children}</div>
    </ConfigProvider>
  );
}
