/**
 * Examples that cannot be calculated by any call, each with the reason; the library tests cover these
 * examples.
 */
import { useTranslation } from 'react-i18next';
import type { LibraryOnly } from '@/examples/examples';
import styles from '@/features/verification/examples/verification.module.css';

export function LibraryOnlyList({ examples }: { examples: readonly LibraryOnly[] }) {
  const { t } = useTranslation('proof');
  return (
    <details>
      <summary>{t('libraryOnly.title', { count: examples.length })}</summary>
      <ul>
        {examples.map(({ id, source, reason }) => (
          <li key={id}>
            {source.title}{' '}
            <span className={styles.source}>{[id, t(`libraryOnly.${reason}`)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
