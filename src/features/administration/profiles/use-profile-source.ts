/** Table source for importing and exporting profiles: file name, labels and calls. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  addSectionSteel,
  changeSectionSteel,
  deleteSectionSteel,
  sectionSteelListQuery,
  sectionSteelQuery,
} from '@/api/calls/references';
import type { SectionSteel } from '@/api/contract/references';
import { profileIn, profileRow, profileTable } from '@/features/administration/profiles/profile-table';
import { isProfileField, useProfileText } from '@/features/administration/profiles/use-doubtful-profile';
import { SERIES_CODES } from '@/features/administration/profiles/use-series';
import type { TableRow } from '@/features/administration/tables/table-form';
import type { TableSource } from '@/features/administration/tables/table-source';

/**
 * Returns the table source for the profiles in the series shown, and in any series listed in an imported
 * file.
 */
export function useProfileSource(series: string): TableSource<SectionSteel> {
  const { t } = useTranslation('databases');
  const findingText = useProfileText();
  const client = useQueryClient();
  const labelOf = (key: string) => {
    if (isProfileField(key)) return t(`profile.field.${key}`);
    return key === 'type' ? t('profile.series') : t('profile.name');
  };
  const readSeries = async (code: string) =>
    (await client.query({ ...sectionSteelListQuery(code), staleTime: 0 })).records;
  return {
    name: 'profiles',
    fileName: t('table.file.profiles'),
    form: profileTable(series, { labelOf, findingText }),
    rowOf: profileRow,
    readAll: async (cells) => {
      const named = cells.map((row) => (row as Partial<TableRow>).type ?? '');
      const codes = SERIES_CODES.filter((code) => code === series || named.includes(code));
      return (await Promise.all(codes.map(readSeries))).flat();
    },
    readAgain: ({ id }) => client.query({ ...sectionSteelQuery(id), staleTime: 0 }),
    add: (row) => addSectionSteel(profileIn(row)),
    change: (record, row) => changeSectionSteel({ ...record, ...profileIn(row) }),
    changeOf: (before, row) => ({ kind: 'profiles', before, after: { ...before, ...profileIn(row) } }),
    remove: ({ id }) => deleteSectionSteel(id),
  };
}
