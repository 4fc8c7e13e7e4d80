/** Card of forms before sign-in, where the first page must load fast (antd's Card loads tabs and menus). */
import type { ReactNode } from 'react';
import { usePageTitle } from '@/shared/hooks/use-page-title';
import styles from '@/shared/ui/form-card.module.css';

interface SheetProps {
  width: number;
  title: string;
  /** Title of the browser tab, if it differs from the heading. */
  tab?: string;
  subtitle?: string;
  sign?: string;
  children: ReactNode;
}

export function Sheet({ width, title, tab, sign, subtitle, children }: SheetProps) {
  usePageTitle(tab ?? title);
  return (
    <div className={styles.sheet} style={{ width }}>
      <h1 className={styles.title}>
        {sign !== undefined && <img src={sign} alt="" width={32} height={32} />}
        {title}
      </h1>
      {subtitle !== undefined && (
        <p className="muted" style={{ margin: '0 0 12px' }}>
          {subtitle}
        </p>
      )}
      {children}
    </div>
  );
}
