/**
 * Given values in a calculation: the anchors' values as a table with one row per anchor, and the other values
 * grouped by origin.
 */
import { useTranslation } from 'react-i18next';
import type { TrailStep } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { FormulaMath } from '@/shared/ui/formula-math';
import { clauseText } from '@/wording/clause-text';
import { printSignificant, unitText } from '@/wording/figures';
import { givenValues, type GivenValues } from '@/wording/given-values';
import styles from '@/features/workspace/results/trail/trail.module.css';

function AnchorTable({ anchors, columns }: GivenValues) {
  const { t } = useTranslation('results');
  return (
    <table className={styles.anchors}>
      <thead>
        <tr>
          <th scope="col">{t('columns.no')}</th>
          {columns.map(({ symbol, unit }) => (
            <th key={symbol} scope="col">
              <FormulaMath text={symbol} /> {`[${unitText(unit)}]`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {anchors.map((no) => (
          <tr key={no}>
            <th scope="row">{no}</th>
            {columns.map(({ symbol, values }) => {
              const value = values.get(no);
              return <td key={symbol}>{value === undefined ? '' : printSignificant(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function GivenTables({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const given = givenValues(steps);
  if (given.anchors.length === 0 && given.others.length === 0) return null;
  return (
    <div className={styles.given}>
      <div className={styles.givenTitle}>{t('given.title')}</div>
      <div className={styles.givenBody}>
        {given.anchors.length > 0 && <AnchorTable {...given} />}
        <dl>
          {given.others.map(({ clause, steps: values }) => (
            <div key={clause}>
              <dt>{clauseText(clause, translate)}</dt>
              <dd>
                {values.map(({ symbol, value, unit }) => (
                  <span key={symbol}>
                    <FormulaMath text={symbol} />
                    {` = ${printSignificant(value)} ${unitText(unit)}`}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
