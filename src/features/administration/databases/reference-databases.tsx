/** Reference databases: what their pages show, in addition to the table of the contract. */
import { referenceCalls } from '@/api/calls/databases';
import {
  referenceOf,
  type FieldKey,
  type ReferenceField,
  type ReferenceName,
  type ReferenceRecord,
} from '@/api/contract/reference-databases';
import { SERIES } from '@/engineering';
import { DimensionedSection } from '@/features/administration/databases/dimensioned-section';
import type { Field, ReferenceDatabase } from '@/features/administration/records/database';
import { implausibleConcreteValues, implausibleProfileValues } from '@/quantities/plausible/record-rules';

const KINDS: Readonly<Record<ReferenceField['kind'], Pick<Field, 'kind' | 'choices'>>> = {
  name: { kind: 'name' },
  number: { kind: 'number' },
  series: { kind: 'choice', choices: SERIES.map(({ code }) => String(code)) },
};

/** Keys of the names of all fields; the compiler finds a field without a name. */
type Label = { [N in ReferenceName]: `${N}.field.${FieldKey<N>}` }[ReferenceName];

interface Description<N extends ReferenceName> extends Pick<
  ReferenceDatabase<ReferenceRecord<N>>,
  'findings' | 'changeOf' | 'formParts' | 'listParts'
> {
  fields: Readonly<Record<FieldKey<N>, Omit<Partial<Field>, 'key' | 'kind' | 'optional'>>>;
}

function databaseOf<N extends ReferenceName>(
  name: N,
  { fields, ...own }: Description<N>,
): ReferenceDatabase<ReferenceRecord<N>> {
  const { part, fields: rows } = referenceOf(name);
  const block: ReferenceName = name;
  return {
    ...referenceCalls(name),
    ...own,
    kind: name,
    texts: { search: `${block}.page.search`, nameEmpty: `${block}.page.nameEmpty` },
    fields: Object.entries(rows).map(([key, { kind, optional }]) => ({
      key,
      ...KINDS[kind],
      optional,
      label: `${name}.field.${key}` as Label,
      ...fields[key as FieldKey<N>],
    })),
    part,
  };
}

const strength = { unit: 'N/mm²', width: 200 };
const dimension = (key: 'h' | 'w' | 't' | 'ft') => ({
  heading: `sectionSteels.column.${key}` as const,
  width: 140,
  unit: 'mm',
  step: 0.1,
});

export const references: { [N in ReferenceName]: ReferenceDatabase<ReferenceRecord<N>> } = {
  sectionSteels: databaseOf('sectionSteels', {
    fields: {
      name: {},
      type: {},
      h: dimension('h'),
      w: dimension('w'),
      t: dimension('t'),
      ft: dimension('ft'),
    },
    changeOf: (before, after) => ({ kind: 'sectionSteels', before, after }),
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
  }),
  concretes: databaseOf('concretes', {
    fields: {
      grade: { width: 200 },
      fck: { ...strength, symbol: 'f_ck' },
      fcuk: { ...strength, symbol: 'f_cu_k' },
      ec: { symbol: 'E_c', unit: 'GPa', step: 0.1, width: 200 },
    },
    changeOf: (before, after) => ({ kind: 'concretes', before, after }),
    findings: ({ grade, fck, fcuk, ec }) =>
      implausibleConcreteValues(grade, { fck: Number(fck), fcuk: Number(fcuk), ec: Number(ec) }),
  }),
};
