/** Table file for steel profiles; a file may contain profiles of several series. */
import type { NewSectionSteel } from '@/api/contract/references';
import { isProfileField } from '@/features/administration/profiles/use-doubtful-profile';
import { SERIES_CODES } from '@/features/administration/profiles/use-series';
import { LARGEST_NUMBER } from '@/features/administration/records/numeric-text';
import type { TableForm, TableRow } from '@/features/administration/tables/table-form';
import { PROFILE_FIGURES, profileFindings, type ProfileQuantity } from '@/quantities/plausible/profile-rules';
import type { Finding } from '@/quantities/plausible/rule';

export const profileRow = ({ name, type, h, w, t, ft }: NewSectionSteel): TableRow => ({
  name,
  type,
  h,
  w,
  t,
  ft,
});

export const profileIn = (row: TableRow) => row as unknown as NewSectionSteel;

interface Texts {
  labelOf: (key: string) => string;
  findingText: (finding: Finding<ProfileQuantity>) => string;
}

/** Returns the table definition; a row without a series belongs to `series`. */
export const profileTable = (series: string, { labelOf, findingText }: Texts): TableForm => ({
  columns: [
    { key: 'name', kind: 'name' },
    { key: 'type', kind: 'choice', choices: SERIES_CODES },
    ...PROFILE_FIGURES.map((key) => ({ key, kind: 'number' as const, largest: LARGEST_NUMBER })),
  ],
  within: 'type',
  blank: { name: '', type: series, h: '0', w: '0', t: '0', ft: '0' },
  labelOf,
  findings: ({ name, type, h, w, t, ft }) =>
    profileFindings({ name, type }, { h: Number(h), w: Number(w), t: Number(t), ft: Number(ft) })
      // A missing value is not reported: as specified in the requirements documents, an empty value is sent
      // as 0.
      .filter(({ of, code }) => isProfileField(of) && code !== 'missing')
      .map((finding) => ({ key: finding.of, grade: finding.grade, text: findingText(finding) })),
});
