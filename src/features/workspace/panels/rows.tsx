/** Groups of form rows: label on the left, control and unit on the right. */
import type { ReactNode, Ref } from 'react';
import { fieldId } from '@/design/model/fields';
import styles from '@/features/workspace/panels/panel.module.css';

interface GroupProps {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Group({ title, children, ref }: GroupProps) {
  return (
    <div role="group" aria-label={title} className={styles.group} ref={ref}>
      <div className={styles.legend}>{title}</div>
      {children}
    </div>
  );
}

interface RowProps {
  label: ReactNode;
  field?: string;
  /** Content between label and control. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Row({ label, field, beside, children }: RowProps) {
  return (
    <div className={beside ? `${styles.row} ${styles.withLock}` : styles.row} data-row>
      <label className={styles.label} htmlFor={field === undefined ? undefined : fieldId(field)}>
        {label}
      </label>
      {beside}
      <div>{children}</div>
    </div>
  );
}
