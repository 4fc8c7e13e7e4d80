/** Table file for anchors: one column for each field of the record, headed by the name of the field. */
import { addAnchor, changeAnchor, restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import { isSet, type AnchorFields, type AnchorRecord } from '@/api/contract/anchor';
import type { ApiOutcome } from '@/api/contract/failure';
import type { RecordChange } from '@/design/search/record-change';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import { emptyValues, recordOf } from '@/features/administration/anchors/anchor-values';
import { keyOf } from '@/features/administration/anchors/form-findings';
import type { TableColumn, TableForm, TableRow } from '@/features/administration/tables/table-form';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import { findingsOfAnchor, type AnchorRecordTexts } from '@/quantities/plausible/read-anchor';

const FLAG = { kind: 'choice', choices: ['0', '1'] } as const;

const COLUMNS: readonly TableColumn[] = [
  { key: 'name', kind: 'name' },
  { key: 'avatar', kind: 'picture' },
  ...['efficient', 'jgHave', 'etaHave'].map((key) => ({ key, ...FLAG })),
  ...ANCHOR_FIELDS.map((field): TableColumn =>
    field.kind === 'number'
      ? { key: field.key, kind: 'number', largest: field.largest * field.scale }
      : { key: field.key, kind: 'text' },
  ),
];

export const anchorRow = (anchor: AnchorFields): TableRow =>
  Object.fromEntries(COLUMNS.map(({ key }) => [key, String(anchor[key as keyof AnchorFields])]));

interface Texts {
  labelOf: (key: string) => string;
  findingText: (finding: AnchorFinding) => string;
}

export const anchorTable = ({ labelOf, findingText }: Texts): TableForm => ({
  columns: COLUMNS,
  blank: anchorRow(recordOf(emptyValues(), '1')),
  labelOf,
  findings: (row) =>
    findingsOfAnchor(row as AnchorRecordTexts).map((finding) => ({
      key: keyOf(finding),
      grade: finding.grade,
      text: findingText(finding),
    })),
});

/**
 * Returns the record that a row describes. An unchanged image id keeps the type (string or number) that the
 * server sent.
 */
function recordIn(row: TableRow, before?: AnchorRecord): AnchorFields {
  const fields = row as unknown as AnchorFields;
  return before && String(before.avatar) === row.avatar ? { ...fields, avatar: before.avatar } : fields;
}

export const addRow = (row: TableRow): Promise<ApiOutcome<true>> => addAnchor(recordIn(row));

const changed = (before: AnchorRecord, row: TableRow): AnchorRecord => ({
  ...before,
  ...recordIn(row, before),
});

export const anchorChange = (before: AnchorRecord, row: TableRow): RecordChange => ({
  kind: 'anchors',
  before,
  after: changed(before, row),
});

/**
 * Changes the record, then deactivates or restores the anchor if its validity has changed: the API has
 * separate calls for the validity.
 */
export async function changeRow(before: AnchorRecord, row: TableRow): Promise<ApiOutcome<true>> {
  const anchor = changed(before, row);
  const outcome = await changeAnchor(anchor);
  if (!outcome.ok || anchor.efficient === before.efficient) return outcome;
  return isSet(anchor.efficient) ? restoreAnchor(anchor.id) : stopAnchor(anchor.id);
}
