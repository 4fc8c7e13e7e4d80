/** Table file for concrete grades. */
import { addConcrete } from '@/api/calls/references';
import type { ApiOutcome } from '@/api/contract/failure';
import type { NewConcrete } from '@/api/contract/references';
import { CONCRETE_FIELDS, isConcreteField } from '@/features/administration/concretes/concrete-fields';
import { LARGEST_NUMBER } from '@/features/administration/records/numeric-text';
import type { TableForm, TableRow } from '@/features/administration/tables/table-form';
import { concreteFindings, type ConcreteQuantity } from '@/quantities/plausible/concrete-rules';
import type { Finding } from '@/quantities/plausible/rule';

export const concreteRow = ({ grade, fck, fcuk, ec }: NewConcrete): TableRow => ({ grade, fck, fcuk, ec });

interface Texts {
  labelOf: (key: string) => string;
  findingText: (finding: Finding<ConcreteQuantity>) => string;
}

export const concreteTable = ({ labelOf, findingText }: Texts): TableForm => ({
  columns: [
    { key: 'grade', kind: 'name' },
    ...CONCRETE_FIELDS.map(({ key }) => ({ key, kind: 'number' as const, largest: LARGEST_NUMBER })),
  ],
  blank: { grade: '', fck: '0', fcuk: '0', ec: '0' },
  labelOf,
  findings: ({ grade, fck, fcuk, ec }) =>
    concreteFindings(grade, { fck: Number(fck), fcuk: Number(fcuk), ec: Number(ec) })
      // A missing value is not reported: as specified in the requirements documents, an empty value is sent
      // as 0.
      .filter(({ of, code }) => isConcreteField(of) && code !== 'missing')
      .map((finding) => ({ key: finding.of, grade: finding.grade, text: findingText(finding) })),
});

export const gradeIn = (row: TableRow) => row as unknown as NewConcrete;

/** Adds a grade. Any text in the response counts as a failure, because the grade may not have been added. */
export async function addRow(row: TableRow): Promise<ApiOutcome<true>> {
  const outcome = await addConcrete(gradeIn(row));
  if (!outcome.ok) return outcome;
  if (outcome.value === '') return { ok: true, value: true };
  return { ok: false, error: { kind: 'general', status: null, message: outcome.value } };
}
