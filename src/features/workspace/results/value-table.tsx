/** Table of named figures, each with its symbol if it has one. */
import type { ReactNode } from 'react';
import styles from '@/features/workspace/results/results.module.css';

interface NamedValue {
  name: ReactNode;
  symbol?: ReactNode;
  value: ReactNode;
}

export function ValueTable({ rows, testId }: { rows: readonly NamedValue[]; testId?: string }) {
  const hasSymbols = rows.some(({ symbol }) => symbol !== undefined);
  return (
    <table className={styles.modes} data-testid={testId}>
      <tbody>
        {rows.map(({ name, symbol, value }, index) => (
          <tr key={index}>
            {/* A formula is not a heading, because screen readers cannot read mathematics as a heading. */}
            {typeof name === 'string' ? <th scope="row">{name}</th> : <td>{name}</td>}
            {hasSymbols && <td>{symbol}</td>}
            <td className={styles.figure}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
