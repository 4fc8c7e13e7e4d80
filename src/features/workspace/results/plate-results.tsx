/** Base plate results from the call for the anchor forces: stress, deflection, contact with the concrete. */
import { useTranslation } from 'react-i18next';
import { plateFactsOf, plateValues, plateYieldOf } from '@/design/verdict/plate-result';
import type { RunResult } from '@/design/verdict/run-result';
import { bearingStrength, hasContact, holeBearing, plateSteel } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { ValueTable, type ValueRow } from '@/shared/ui/data-table';
import { formatValue } from '@/text/format/format-number';
import { bearingText } from '@/text/wording/values';
import styles from '@/features/workspace/results/results.module.css';

const point = ({ x, y }: { x: number | null; y: number | null }) =>
  `${formatValue(x, 'length')} / ${formatValue(y, 'length')} mm`;
const MPa = (value: number | null) => `${formatValue(value, 'stress')} MPa`;
const mm2 = (value: number | null) => `${formatValue(value, 'length')} mm²`;

type Row = [shown: boolean, ...ValueRow];

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
    [stress !== null, t('plate.stress'), MPa(stress), 'sigma_v'],
    [at.x !== null, t('plate.at'), point(at), ''],
    [stress !== null, yields, MPa(limit), 'f_y'],
    [deflection !== null, t('plate.deflection'), `${formatValue(deflection, 'force')} mm`, 'w_max'],
  ];
  const contactRows: Row[] = [
    [contact.force !== null, t('plate.contactForce'), `${formatValue(contact.force, 'force')} kN`, 'C'],
    [contact.x !== null, t('plate.contactPoint'), point(contact), ''],
    [contact.pressure !== null, t('plate.pressure'), MPa(contact.pressure), 'p_max'],
    [contact.loadedArea !== null, t('plate.loadedArea'), mm2(contact.loadedArea), 'A_c0'],
    [loaded !== null, t('plate.meanPressure'), MPa(pressure), 'p_m'],
    [true, t('plate.strength'), MPa(strength), strengthSymbol],
    [contact.area !== null, t('plate.contactArea'), mm2(contact.area), 'A_c'],
  ];
  const bearingRow: Row = [bearing !== null, hole, bearing ? bearingText(bearing, translate) : '', 'F_b_Rd'];
  return (
    <section>
      <h2 className={styles.heading}>{t('plate.title')}</h2>
      {isBefore && (
        <p className="muted" role="status">
          {t('stressBefore')}
        </p>
      )}
      <ValueTable
        isLined
        testId="plate-results"
        rows={[...rows, ...(touches ? contactRows : []), bearingRow].flatMap(([shown, ...row]) =>
          shown ? [row] : [],
        )}
      />
      <p className="muted">{stress === null ? t('plate.rigid') : t('plate.information', { limit })}</p>
    </section>
  );
}
