/** How a row came out, in words. */
import type { Translate } from '@/report/report-input';
import { markedVerdict } from '@/report/verdict-text';
import styles from './load-list.module.css';
import { doneOf, type RowData } from './row-data';

export function Verdict({ data, translate }: { data: RowData; translate: Translate }) {
  const done = doneOf(data);
  if (done) {
    const { word } = done.outcome;
    const text = markedVerdict(word, translate);
    return (
      <span className={styles[word]} title={text}>
        {text}
      </span>
    );
  }
  if (data.end?.state !== 'failed')
    return <span className={styles.none}>{translate('loadList:state.open')}</span>;
  const { message } = data.end;
  const text = [translate('loadList:state.failed'), message].filter((part) => part !== '').join(': ');
  return (
    <span className={styles.failed} title={text}>
      {text}
    </span>
  );
}

/** Which plate a row was calculated on, and that the elastic one failed. */
export function Plate({ data, translate }: { data: RowData; translate: Translate }) {
  const done = doneOf(data);
  if (done === null) return null;
  const text = translate(`loadList:plate.${done.plate}`);
  if (done.failure === undefined) return text;
  return (
    <span className={styles.failed} title={`${translate('loadList:noElastic')} ${done.failure}`}>
      {text} ⚠
    </span>
  );
}
