/** Anchor reactions and resultants. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type RunResult } from '@/design/verdict/calculation';
import { largestPressure, largestStrain } from '@/design/verdict/plate-result';
import { FigureTable } from '@/features/workspace/results/figure-table';
import { markAnchor, useWorkspaceView } from '@/stores/workspace-view';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/workspace/results/results.module.css';

export function ForcesTables({ result, onOpenTrail }: { result: RunResult; onOpenTrail: () => void }) {
  const { t } = useTranslation(['results', 'viewer']);
  const marked = useWorkspaceView((view) => view.markedAnchor);
  const { answer } = result;
  const { resultant } = answer;
  const at = (x: number | null, y: number | null) =>
    `${formatFigure(x, 'length')} / ${formatFigure(y, 'length')} mm`;
  const rows: [string, string][] = [
    [t('resultant.tension'), `${formatFigure(resultant.tension, 'force')} kN`],
    [t('resultant.at'), at(resultant.tension_x, resultant.tension_y)],
    [t('resultant.compression'), `${formatFigure(resultant.compression, 'force')} kN`],
    [t('resultant.at'), at(resultant.compression_x, resultant.compression_y)],
    [t('resultant.shear'), `${formatFigure(resultant.shear, 'force')} kN`],
    [t('resultant.torsion'), `${formatFigure(resultant.torsion / 1000, 'moment')} kNm`],
    [t('resultant.max_concrete_stress'), `${formatFigure(largestPressure(result), 'stress')} MPa`],
    [t('resultant.max_concrete_strain'), `${formatFigure(largestStrain(result), 'force')} ‰`],
  ];
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('reactions')}</h2>
        <table className={styles.modes}>
          <thead>
            <tr>
              <th scope="col">{t('columns.no')}</th>
              {(['tension', 'shear', 'shearx', 'sheary'] as const).map((name) => (
                <th key={name} scope="col" className={styles.figure}>{`${t(`columns.${name}`)} [kN]`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.reaction.map(({ no, tension, shear, shearx, sheary }) => (
              <tr key={no} data-testid={`anchor-${no}`} className={no === marked ? styles.shown : undefined}>
                <th scope="row">
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('viewer:markAnchor', { no })}
                    aria-pressed={no === marked}
                    onClick={() => markAnchor(no === marked ? null : no)}
                  >
                    {no}
                  </Button>
                </th>
                {[tension, shear, shearx, sheary].map((value, index) => (
                  <td key={index} className={styles.figure}>
                    {formatFigure(value, 'force')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2 className={styles.heading}>{t('resultants')}</h2>
        <FigureTable rows={rows.map(([name, value]) => ({ name, value }))} />
        {answer.forces && (
          <Button type="link" size="small" onClick={onOpenTrail}>
            {t('trailOf', { mode: t('modes.forces') })}
          </Button>
        )}
      </section>
    </>
  );
}
