/** A table of checks; all tables share one grid with aligned headers. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '@/design/verdict/checks';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import styles from '@/features/workspace/results/results.module.css';

interface ResultGridProps {
  title: string;
  /** Headers of the three value columns, each with its tooltip. */
  heads: readonly { text: ReactNode; title: string }[];
  /** Reason why no check of the table applies; the table then consists of its title and this reason. */
  notApplicable: Statement | null;
  children: ReactNode;
}

export function ResultGrid({ title, heads, notApplicable, children }: ResultGridProps) {
  const { t } = useTranslation(['results', 'viewer']);
  if (notApplicable !== null)
    return (
      <section className={styles.offSection}>
        <h2 className={styles.heading}>{title}</h2>
        <VerdictTag verdict="Not applicable" reason={notApplicable} inWords />
      </section>
    );
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
