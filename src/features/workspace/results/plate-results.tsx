/** Base plate results from the call for the anchor forces: stress, deflection, contact with the concrete. */
import { useTranslation } from 'react-i18next';
import type { RunResult } from '@/design/verdict/calculation';
import { plateValues, type plateYieldOf } from '@/design/verdict/plate-result';
import { type BearingStrength, type HoleBearing, plateSteel } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { DataTable } from '@/shared/ui/data-table';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatValue } from '@/text/format/format-number';
import { bearingText } from '@/text/wording/values';
import styles from '@/features/workspace/results/results.module.css';

function useRows({ plate, strength, standard, touches, pressure, bearing }: Shown) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const { stress, at, deflection, contact } = plateValues(plate ?? {});
  const point = ({ x, y }: { x: number | null; y: number | null }) =>
    `${formatValue(x, 'length')} / ${formatValue(y, 'length')} mm`;
  const MPa = (value: number | null | undefined) => `${formatValue(value, 'stress')} MPa`;
  const mm2 = (value: number | null) => `${formatValue(value, 'length')} mm²`;
  const hole = t('plate.bearing', {
    no: bearing?.no,
    axis: bearing?.axis,
    steel: plateSteel(standard).name,
  });
  const { limit, steel } = strength;
  const yields = steel === '' ? t('plate.yieldEntered') : t('plate.yield', { steel });
  const rows: [shown: boolean, name: string, symbol: string, value: string][] = [
    [stress !== null, t('plate.stress'), 'sigma_v', MPa(stress)],
    [at.x !== null, t('plate.at'), '', point(at)],
    [stress !== null, yields, 'f_y', MPa(limit)],
    [deflection !== null, t('plate.deflection'), 'w_max', `${formatValue(deflection, 'force')} mm`],
    [
      touches && contact.force !== null,
      t('plate.contactForce'),
      'C',
      `${formatValue(contact.force, 'force')} kN`,
    ],
    [touches && contact.x !== null, t('plate.contactPoint'), '', point(contact)],
    [touches && contact.pressure !== null, t('plate.pressure'), 'p_max', MPa(contact.pressure)],
    [touches && contact.loadedArea !== null, t('plate.loadedArea'), 'A_c0', mm2(contact.loadedArea)],
    [touches && pressure?.isMean === true, t('plate.meanPressure'), 'p_m', MPa(pressure?.value)],
    [
      touches && pressure !== null,
      t('plate.strength'),
      strengthSymbol(pressure),
      MPa(pressure?.strength.value),
    ],
    [touches && contact.area !== null, t('plate.contactArea'), 'A_c', mm2(contact.area)],
    [bearing !== null, hole, 'F_b_Rd', bearing ? bearingText(bearing, translate) : ''],
  ];
  return rows.filter(([shown]) => shown);
}

export interface JudgedPressure {
  /** MPa; null if unknown. */
  value: number | null;
  /** True for the mean pressure on the loaded area, false for the largest pressure. */
  isMean: boolean;
  strength: BearingStrength;
}

function strengthSymbol(pressure: JudgedPressure | null): string {
  const { symbol = '', spreading = 1 } = pressure?.strength ?? {};
  return spreading > 1 ? `${formatValue(spreading, 'force')} ${symbol}` : symbol;
}

interface Shown {
  plate: NonNullable<RunResult['plate']> | null;
  strength: ReturnType<typeof plateYieldOf>;
  standard: string | undefined;
  /** True if the plate presses on the concrete; a stand-off plate presses on its anchors instead. */
  touches: boolean;
  pressure: JudgedPressure | null;
  /** Most utilised hole; null without shear. */
  bearing: HoleBearing | null;
}

interface PlateResultsProps extends Shown {
  isBefore: boolean;
}

export function PlateResults({ isBefore, ...shown }: PlateResultsProps) {
  const { t } = useTranslation('results');
  const { plate, strength } = shown;
  const rows = useRows(shown);
  return (
    <section>
      <h2 className={styles.heading}>{t('plate.title')}</h2>
      {isBefore && (
        <p className="muted" role="status">
          {t('stressBefore')}
        </p>
      )}
      <DataTable
        isLined
        testId="plate-results"
        rows={rows}
        columns={[
          { key: 'name', isName: true, cell: ([, name]) => name },
          { key: 'symbol', cell: ([, , symbol]) => symbol && <SymbolText text={symbol} /> },
          { key: 'value', isNumber: true, cell: ([, , , value]) => value },
        ]}
      />
      <p className="muted">
        {plateValues(plate ?? {}).stress === null
          ? t('plate.rigid')
          : t('plate.information', { limit: strength.limit })}
      </p>
    </section>
  );
}
