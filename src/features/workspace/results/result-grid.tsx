/** A table of checks; all tables share one grid with aligned headers. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@/features/workspace/results/results.module.css';

interface ResultGridProps {
  title: string;
  /** Headers of the three value columns, each with its tooltip. */
  heads: readonly { text: ReactNode; title: string }[];
  children: ReactNode;
}

export function ResultGrid({ title, heads, children }: ResultGridProps) {
  const { t } = useTranslation(['results', 'viewer']);
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <table className={`${styles.modes} ${styles.grid}`}>
        <colgroup>
          <col />
          <col className={styles.figureColumn} />
          <col className={styles.figureColumn} />
          <col className={styles.barColumn} />
          <col className={styles.iconColumn} />
          <col className={styles.iconColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('columns.mode')}</th>
            {heads.map(({ text, title: words }, index) => (
              <th key={index} scope="col" title={words} className={index < 2 ? styles.figure : undefined}>
                {text}
              </th>
            ))}
            <th scope="col">
              <span className={styles.onlyRead}>{t('columns.verdict')}</span>
            </th>
            <th scope="col">
              <span className={styles.onlyRead}>{t('viewer:kind3d')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
