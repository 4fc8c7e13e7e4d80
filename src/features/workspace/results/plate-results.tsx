/** Base plate results from the call for the anchor forces: stress, deflection, contact with the concrete. */
import { useTranslation } from 'react-i18next';
import { plateFigures } from '@/design/verdict/plate-figures';
import type { StoredResult } from '@/design/verdict/stored-result';
import { plateSteel, plateYieldStrength, type BearingStrength } from '@/engineering';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/workspace/results/results.module.css';

export type PlateAnswer = NonNullable<StoredResult['plate']>;

interface Row {
  name: string;
  symbol: string;
  value: string;
}

type RowsOf = Pick<PlateResultsProps, 'plate' | 'touches' | 'pressure'> & { limit: number; steel: string };

function useRows({ plate, limit, steel, touches, pressure }: RowsOf): Row[] {
  const { t } = useTranslation('results');
  const { stress, at, deflection, contact } = plateFigures(plate);
  const point = ({ x, y }: { x: number | null; y: number | null }) =>
    `${formatFigure(x, 'length')} / ${formatFigure(y, 'length')} mm`;
  const rows: (Row & { shown: boolean })[] = [
    {
      name: t('plate.stress'),
      symbol: 'sigma_v',
      value: `${formatFigure(stress, 'stress')} MPa`,
      shown: stress !== null,
    },
    { name: t('plate.at'), symbol: '', value: point(at), shown: at.x !== null },
    {
      name: t('plate.yield', { steel }),
      symbol: 'f_y',
      value: `${formatFigure(limit, 'stress')} MPa`,
      shown: stress !== null,
    },
    {
      name: t('plate.deflection'),
      symbol: 'w_max',
      value: `${formatFigure(deflection, 'force')} mm`,
      shown: true,
    },
    {
      name: t('plate.contactForce'),
      symbol: 'C',
      value: `${formatFigure(contact.force, 'force')} kN`,
      shown: touches,
    },
    {
      name: t('plate.contactPoint'),
      symbol: '',
      value: point(contact),
      shown: touches && contact.x !== null,
    },
    {
      name: t('plate.pressure'),
      symbol: 'p_max',
      value: `${formatFigure(contact.pressure, 'stress')} MPa`,
      shown: touches,
    },
    {
      name: t('plate.loadedArea'),
      symbol: 'A_c0',
      value: `${formatFigure(contact.loadedArea, 'length')} mm²`,
      shown: touches && contact.loadedArea !== null,
    },
    {
      name: t('plate.meanPressure'),
      symbol: 'p_m',
      value: `${formatFigure(pressure?.value ?? null, 'stress')} MPa`,
      shown: touches && pressure?.isMean === true,
    },
    {
      name: t('plate.strength'),
      symbol: strengthSymbol(pressure),
      value: `${formatFigure(pressure?.strength.value ?? null, 'stress')} MPa`,
      shown: touches && pressure !== null,
    },
    {
      name: t('plate.contactArea'),
      symbol: 'A_c',
      value: `${formatFigure(contact.area, 'length')} mm²`,
      shown: touches && contact.area !== null,
    },
  ];
  return rows.filter(({ shown }) => shown);
}

/** Pressure on the concrete and the strength with which it is compared. */
export interface JudgedPressure {
  /** MPa; null if unknown. */
  value: number | null;
  /** True for the mean pressure on the loaded area, false for the largest pressure. */
  isMean: boolean;
  strength: BearingStrength;
}

function strengthSymbol(pressure: JudgedPressure | null): string {
  const { symbol = '', spreading = 1 } = pressure?.strength ?? {};
  return spreading > 1 ? `${formatFigure(spreading, 'force')} ${symbol}` : symbol;
}

interface PlateResultsProps {
  plate: PlateAnswer;
  /** Plate thickness, mm. */
  thickness: number;
  standard: string | undefined;
  /** True if the plate presses on the concrete; a stand-off plate presses on its anchors instead. */
  touches: boolean;
  /** Pressure that is judged; null if the request is unknown. */
  pressure: JudgedPressure | null;
  /** True while the stress shown belongs to the previous inputs. */
  isBefore: boolean;
}

export function PlateResults({ plate, thickness, standard, touches, pressure, isBefore }: PlateResultsProps) {
  const { t } = useTranslation('results');
  const limit = plateYieldStrength(thickness);
  const rows = useRows({ plate, limit, steel: plateSteel(standard).name, touches, pressure });
  return (
    <section>
      <h2 className={styles.heading}>{t('plate.title')}</h2>
      {isBefore && (
        <p className={styles.muted} role="status">
          {t('stressBefore')}
        </p>
      )}
      <table className={styles.modes} data-testid="plate-results">
        <tbody>
          {rows.map(({ name, symbol, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{symbol !== '' && <SymbolText text={symbol} />}</td>
              <td className={styles.figure}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        {plateFigures(plate).stress === null ? t('plate.rigid') : t('plate.information', { limit })}
      </p>
    </section>
  );
}
