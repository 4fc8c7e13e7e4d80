/** Input field in a cell of the edited row, and the load in a row that is not edited. */
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/fields';
import { setRow } from '@/features/load-list/list-changes';
import type { RowData } from '@/features/load-list/row-data';
import { LOADS, unitOf, type LoadName } from '@/quantities/inputs';
import { LARGEST_LOAD } from '@/quantities/request-kinds';
import { NumberField } from '@/shared/ui/number-field';
import { invalidTextOf, useDesignStore } from '@/stores/design/design-store';
import { formatValue } from '@/text/format/format-number';

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
