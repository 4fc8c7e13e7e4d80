/** Base plate results from the call for the anchor forces: stress, deflection, contact with the concrete. */
import { useTranslation } from 'react-i18next';
import { plateFactsOf, plateValues, plateYieldOf } from '@/design/verdict/plate-result';
import type { RunResult } from '@/design/verdict/run-result';
import { bearingStrength, hasContact, holeBearing, plateSteel } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { DataTable } from '@/shared/ui/data-table';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatValue } from '@/text/format/format-number';
import { bearingText } from '@/text/wording/values';
import styles from '@/features/workspace/results/results.module.css';

const point = ({ x, y }: { x: number | null; y: number | null }) =>
  `${formatValue(x, 'length')} / ${formatValue(y, 'length')} mm`;
const MPa = (value: number | null) => `${formatValue(value, 'stress')} MPa`;
const mm2 = (value: number | null) => `${formatValue(value, 'length')} mm²`;

type Row = [shown: boolean, name: string, symbol: string, value: string];

export function PlateResults({ result, isBefore }: { result: RunResult; isBefore: boolean }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const { input, answer } = result;
  const { stress, at, deflection, contact } = plateValues(result.plate ?? {});
  const { limit, steel } = plateYieldOf(result);
  const { pressure, loaded } = plateFactsOf(result);
  const { value: strength, symbol, spreading } = bearingStrength(input, loaded);
  const strengthSymbol = spreading > 1 ? `${formatValue(spreading, 'force')} ${symbol}` : symbol;
  const bearing = holeBearing(input, answer.reaction);
  // A stand-off plate presses on its anchors instead of the concrete.
  const touches = hasContact(input);
  const hole = t('plate.bearing', {
    no: bearing?.no,
    axis: bearing?.axis,
    steel: plateSteel(answer.standard).name,
  });
  const yields = steel === '' ? t('plate.yieldEntered') : t('plate.yield', { steel });
  const rows: Row[] = [
    [stress !== null, t('plate.stress'), 'sigma_v', MPa(stress)],
    [at.x !== null, t('plate.at'), '', point(at)],
    [stress !== null, yields, 'f_y', MPa(limit)],
    [deflection !== null, t('plate.deflection'), 'w_max', `${formatValue(deflection, 'force')} mm`],
  ];
  const contactRows: Row[] = [
    [contact.force !== null, t('plate.contactForce'), 'C', `${formatValue(contact.force, 'force')} kN`],
    [contact.x !== null, t('plate.contactPoint'), '', point(contact)],
    [contact.pressure !== null, t('plate.pressure'), 'p_max', MPa(contact.pressure)],
    [contact.loadedArea !== null, t('plate.loadedArea'), 'A_c0', mm2(contact.loadedArea)],
    [loaded !== null, t('plate.meanPressure'), 'p_m', MPa(pressure)],
    [true, t('plate.strength'), strengthSymbol, MPa(strength)],
    [contact.area !== null, t('plate.contactArea'), 'A_c', mm2(contact.area)],
  ];
  const bearingRow: Row = [bearing !== null, hole, 'F_b_Rd', bearing ? bearingText(bearing, translate) : ''];
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
        rows={[...rows, ...(touches ? contactRows : []), bearingRow].filter(([shown]) => shown)}
        columns={[
          { key: 'name', isName: true, cell: ([, name]) => name },
          { key: 'symbol', cell: ([, , sign]) => sign && <SymbolText text={sign} /> },
          { key: 'value', isNumber: true, cell: ([, , , value]) => value },
        ]}
      />
      <p className="muted">{stress === null ? t('plate.rigid') : t('plate.information', { limit })}</p>
    </section>
  );
}
