/** Database of steel profiles; its lists are the series. */
import { sectionSteels as calls } from '@/api/calls/references';
import type { SectionSteel } from '@/api/contract/references';
import { SERIES } from '@/engineering';
import { DimensionedSection } from '@/features/administration/databases/dimensioned-section';
import type { ReferenceDatabase } from '@/features/administration/records/database';
import { PROFILE_FIGURES, implausibleProfileValues } from '@/quantities/plausible/profile-rules';
import { routes } from '@/shared/navigation/routes';

export const profiles: ReferenceDatabase<SectionSteel> = {
  ...calls,
  kind: 'profiles',
  texts: {
    title: 'profile.title',
    search: 'profile.search',
    add: 'profile.createTitle',
    edit: 'profile.editTitle',
    nameEmpty: 'profile.nameEmpty',
  },
  fields: [
    { key: 'name', kind: 'name', label: 'profile.name' },
    {
      key: 'type',
      kind: 'choice',
      label: 'profile.series',
      choices: SERIES.map(({ code }) => String(code)),
    },
    ...PROFILE_FIGURES.map((key) => ({
      key,
      kind: 'number' as const,
      label: `profile.field.${key}` as const,
      heading: `profile.column.${key}` as const,
      width: 140,
      unit: 'mm',
      step: 0.1,
    })),
  ],
  paths: { list: routes.sectionSteels, form: routes.sectionSteel, id: 'sectionSteelId' },
  part: {
    field: 'type',
    parameter: 'sectionSteelType',
    label: (code) => `design:profile.seriesNames.s${code}` as 'design:profile.seriesNames.s11',
  },
  findings: ({ name, type, h, w, t, ft }) =>
    implausibleProfileValues({ name, type }, { h: Number(h), w: Number(w), t: Number(t), ft: Number(ft) }),
  formParts: {
    aside: ({ type, h, w, t, ft }) => (
      <DimensionedSection
        series={Number(type)}
        section={{ H: Number(h), W: Number(w), T: Number(t), FT: Number(ft) }}
      />
    ),
  },
  // As specified in the requirements documents.
  listParts: { height: 400 },
};
