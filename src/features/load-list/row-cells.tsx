/** Cell contents for the outcome of a row. */
import type { CaseFailure } from '@/design/verdict/calculation';
import { doneOf, type RowData } from '@/features/load-list/row-data';
import { failureText as callFailureText } from '@/shared/hooks/use-failure-text';
import type { Translate } from '@/wording/translate';
import { markedVerdict, VERDICT_MARKS } from '@/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/load-list/load-list.module.css';

/** Returns the reason why a row has no result, in the display language. */
function failureText(failure: CaseFailure, translate: Translate): string {
  if ('call' in failure) return callFailureText(failure.call, translate);
  const { key, values = {} } = failure.rule;
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return translate(`error:${key}`, shown);
}

export function Verdict({ data, translate }: { data: RowData; translate: Translate }) {
  const done = doneOf(data);
  if (done) {
    const { word } = done.verdict;
    const text = markedVerdict(word, translate);
    return (
      <span className={`${words.coloured} ${words[word]}`} title={text}>
        {word === 'verified_rigid' ? `${VERDICT_MARKS[word]} ${translate('loadList:ifRigid')}` : text}
      </span>
    );
  }
  if (data.end?.state !== 'failed')
    return (
      <span className={styles.none} title={translate('loadList:state.open')}>
        –
      </span>
    );
  const text = `${translate('loadList:state.failed')}: ${failureText(data.end.failure, translate)}`;
  return (
    <span className={styles.failed} title={text}>
      {text}
    </span>
  );
}

/** Plate model with which a row was calculated, and whether the elastic calculation failed. */
export function Plate({ data, translate }: { data: RowData; translate: Translate }) {
  const done = doneOf(data);
  if (done === null) return null;
  const text = translate(`loadList:plate.${done.plate}`);
  if (done.failure === undefined) return text;
  return (
    <span
      className={styles.failed}
      title={`${translate('loadList:noElastic')} ${failureText(done.failure, translate)}`}
    >
      {text} ⚠
    </span>
  );
}
