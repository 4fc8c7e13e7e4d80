/** Input field in a cell of the edited row. */
import { useTranslation } from 'react-i18next';
import { setRow } from '@/features/load-list/list-changes';
import type { RowData } from '@/features/load-list/row-data';
import { LOADS, unitOf, type LoadName } from '@/quantities/inputs';
import { NumberField } from '@/shared/ui/number-field';
import { TextBox } from '@/shared/ui/text-box';

interface RowEditorProps {
  data: RowData;
  part: 'name' | LoadName;
}

const LONGEST_NAME = 100;
/**
 * Largest load in kN or kNm: a larger number is a typing error, and the calculation calls refuse it as well.
 */
const LARGEST = 100_000;

export function RowEditor({ data: { index, row }, part }: RowEditorProps) {
  const { t } = useTranslation(['loadList', 'design']);
  if (part === 'name')
    return (
      <TextBox
        aria-label={t('columns.name')}
        isWrong={false}
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
      value={row[part]}
      measuredIn={unitOf(LOADS[part])}
      step={0.1}
      min={-LARGEST}
      max={LARGEST}
      emptyValue={0}
      invalidText={t('design:number.invalid')}
      onCommit={(value) => setRow(index, { ...row, [part]: value })}
    />
  );
}
