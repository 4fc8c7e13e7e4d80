/** Files and functions of the engine that contain the clauses. */
import { useTranslation } from 'react-i18next';
import { places } from 'virtual:formula-list';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/verification/formulas/formulas.module.css';

export function PlaceList() {
  const { t } = useTranslation('proof');
  return (
    <>
      <p className={styles.intro}>{t('places.intro')}</p>
      <table className={styles.ledger} aria-label={t('places.tab')}>
        <thead>
          <tr>
            {(['EN1992-4', 'JGJ145-2013'] as const).map((standard) => (
              <th key={standard} scope="col">
                {t(`subjects.${standard}`)}
              </th>
            ))}
            {(['symbol', 'file', 'function'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ european, chinese, quantity, file, functions }) => (
            <tr key={`${file} ${quantity}`}>
              <td className={styles.clause}>{european}</td>
              <td className={styles.clause}>{chinese}</td>
              <td>
                <SymbolText text={quantity} />
              </td>
              <td>{file}</td>
              <td>{functions.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
