/** Groups of form rows: label left, control and unit right. */
import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { fieldId } from '../fields/fields';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Row({ label, field, children }: { label: ReactNode; field?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={field === undefined ? undefined : fieldId(field)}>
        {label}
      </label>
      <div>{children}</div>
    </div>
  );
}
