/**
 * Axis of utilisation from 0 to 120 % with a tick for each check of the load case on screen. The list of
 * checks states the same values for screen readers.
 */
import { type GoverningRow, type RowKey, rowKeyOf, utilisationsOf } from '@/design/verdict/checks';
import type { CheckResult } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { utilisationText } from '@/wording/figures';
import { checkName } from '@/wording/verdict-text';
import styles from '@/features/current-design/verdict.module.css';

/** End of the axis, per cent. */
const END = 120;
const MARKS = [0, 20, 40, 60, 80, 100, 120];

const place = (percent: number) => ({ left: `${(100 * Math.min(END, Math.max(0, percent))) / END}%` });

interface RulerProps {
  answer: CheckResult;
  /** The governing check, which may belong to another load case. */
  governing: GoverningRow | null;
}

export function Ruler({ answer, governing }: RulerProps) {
  const translate = useTranslate();
  const key = governing && rowKeyOf(governing);
  const values: Partial<Record<RowKey, number | null>> = utilisationsOf(answer);
  const ticks = { ...values, ...(governing && key && { [key]: governing.utilisation }) };
  return (
    <div className={styles.ruler} aria-hidden translate="no">
      {MARKS.map((mark) => (
        <span
          key={mark}
          className={mark === 100 ? styles.limit : styles.mark}
          style={place(mark)}
          data-mark={mark}
        />
      ))}
      {Object.entries(ticks).map(([check, value]) => (
        <span
          key={check}
          className={check === key ? styles.longTick : styles.tick}
          style={place(value ?? Infinity)}
          title={`${checkName(check as RowKey, answer, translate)}: ${utilisationText(value, true, translate)}`}
        >
          {(value ?? Infinity) > END && '▸'}
        </span>
      ))}
    </div>
  );
}
