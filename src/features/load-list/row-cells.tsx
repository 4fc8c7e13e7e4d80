/** Cell contents for the outcome of a row: verdict, plate, utilisations. */
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/design-state';
import type { CaseFailure } from '@/design/verdict/run-result';
import { setRow } from '@/features/load-list/list-changes';
import { type RowData, doneOf } from '@/features/load-list/row-data';
import { LOADS, unitOf, type LoadName } from '@/quantities/inputs';
import { LARGEST_LOAD } from '@/quantities/request-number-kinds';
import { failureText as callFailureText } from '@/shared/hooks/use-failure-text';
import { NumberField } from '@/shared/ui/number-field';
import { invalidTextOf, useDesignStore } from '@/stores/design/design-store';
import { formatValue } from '@/text/format/format-number';
import type { Translate } from '@/text/wording/values';
import { markedVerdict, VERDICT_MARKS } from '@/text/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/load-list/load-list.module.css';

const pathOf = (index: number, load: LoadName): string => `loads.list.${index}.${load}`;

const LONGEST_NAME = 100;

export function RowEditor({ data: { index, row }, part }: { data: RowData; part: 'name' | LoadName }) {
  const { t } = useTranslation(['loadList', 'design']);
  if (part === 'name')
    return (
      <Input
        aria-label={t('columns.name')}
        autoFocus
        maxLength={LONGEST_NAME}
        defaultValue={row.name}
        onBlur={({ target }) => {
          if (target.value !== row.name) setRow(index, { ...row, name: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    );
  return (
    <NumberField
      label={`${row.name} ${part}`}
      path={pathOf(index, part)}
      value={row[part]}
      measuredIn={unitOf(LOADS[part])}
      step={null}
      min={-LARGEST_LOAD}
      max={LARGEST_LOAD}
      emptyValue={0}
      invalidText={t('design:number.invalid')}
      onCommit={(value) => setRow(index, { ...row, [part]: value })}
    />
  );
}

/** Shows a load or, if the typed text is not a number, that text; the design is then invalid. */
export function Load({ data: { index, row }, load }: { data: RowData; load: LoadName }) {
  const path = pathOf(index, load);
  const unread = useDesignStore((state) => invalidTextOf(state, path));
  if (unread === undefined) return formatValue(row[load], 'force');
  return (
    <span id={fieldId(path)} tabIndex={-1} style={{ color: 'var(--ant-color-error)' }}>
      {unread}
    </span>
  );
}

const FAILED = { color: 'var(--ant-color-warning-text)' };

function failureText(failure: CaseFailure, translate: Translate): string {
  if ('call' in failure) return callFailureText(failure.call, translate);
  return translate(`error:${failure.rule.key}`, failure.rule.values);
}

export function Verdict({ data, translate }: { data: RowData; translate: Translate }) {
  const done = doneOf(data);
  if (done) {
    const { word } = done.verdict;
    const text = markedVerdict(word, translate);
    return (
      <span className={words.coloured} data-verdict={word} title={text}>
        {word === 'verified_rigid' ? `${VERDICT_MARKS[word]} ${translate('loadList:ifRigid')}` : text}
      </span>
    );
  }
  if (data.end?.state !== 'failed')
    return (
      <span className="muted" title={translate('loadList:state.open')}>
        –
      </span>
    );
  const text = `${translate('loadList:state.failed')}: ${failureText(data.end.failure, translate)}`;
  return (
    <span style={FAILED} title={text}>
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
    <span style={FAILED} title={`${translate('loadList:noElastic')} ${failureText(done.failure, translate)}`}>
      {text} ⚠
    </span>
  );
}

const LIMIT = 100;

interface ShareProps {
  /** Utilisation in per cent; -1 if the check does not apply or is not calculated. */
  value: number;
  unbounded: string;
  /** Text that states that an alternative check is met; undefined if the check is required. */
  notNeeded?: string | undefined;
}

/** Utilisation in per cent, red above the limit; grey if an alternative check is met. */
export function Share({ value, unbounded, notNeeded }: ShareProps) {
  if (value < 0) return <span className="muted">–</span>;
  const exceeding = notNeeded === undefined ? styles.bad : 'muted';
  return (
    <span className={value > LIMIT ? exceeding : undefined} title={notNeeded}>
      {Number.isFinite(value) ? formatValue(value, 'percent') : unbounded}
    </span>
  );
}

interface CheckCellProps extends ShareProps {
  name: string;
  governs?: boolean;
}

/** Utilisation of a check as a bar, full at the limit, with the figure as tooltip and for screen readers. */
export function CheckCell({ name, governs = false, ...share }: CheckCellProps) {
  const { value, unbounded, notNeeded } = share;
  const colour = value <= LIMIT ? '' : notNeeded === undefined ? styles.over : styles.unneeded;
  const figure = Number.isFinite(value) ? `${formatValue(value, 'percent')} %` : unbounded;
  return (
    <span
      className={`${styles.check} ${colour} ${governs ? styles.governs : ''}`}
      style={{ backgroundSize: `100% ${Math.min(LIMIT, Math.max(0, value))}%` }}
      title={`${name}: ${notNeeded === undefined ? '' : `${notNeeded}, `}${value < 0 ? '–' : figure}`}
    >
      <span className="unseen">
        <Share {...share} />
      </span>
    </span>
  );
}
