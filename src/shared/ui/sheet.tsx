/**
 * The one form of a page for those not signed in: light, because the first page must load fast (a Card brings
 * tabs and menus).
 */
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  /** px. */
  width: number;
  title: string;
  subtitle?: string;
  children: ReactNode;
}

export function Sheet({ width, title, subtitle, children }: SheetProps) {
  return (
    <div className={styles.sheet} style={{ width }}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </div>
  );
}
