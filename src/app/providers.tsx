/** What every page stands on: look and language of the components. */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useComponentLocale } from './i18n/component-locale';
import styles from './providers.module.css';
import { stillTheme, theme, THEME_CLASS } from './theme';
import { useReducedMotion } from './use-reduced-motion';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={useComponentLocale()}
      theme={useReducedMotion() ? stillTheme : theme}
      // antd would write a space between the two characters of a Chinese button.
      button={{ autoInsertSpace: false }}
    >
      <div className={`${THEME_CLASS} ${styles.app}`}>{children}</div>
    </ConfigProvider>
  );
}
