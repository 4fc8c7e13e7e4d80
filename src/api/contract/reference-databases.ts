/** Reference databases. The sign-in page loads this table, so it uses neither package nor engine. */
import type { WireId } from '@/api/contract/wire-values';

export interface ReferenceField {
  /** A `name` identifies a record in its list; a `series` is the code of a series of profiles. */
  kind: 'name' | 'number' | 'series';
  /** Meaning and unit, for the API description. */
  about: string;
  example: string;
  /** True if a missing number stays empty. @default it is stored as 0, as the documents specify */
  optional?: true;
}

export interface Reference {
  /** Segment of the paths of its calls, from which the paths of its pages follow. */
  path: string;
  /** Name of the record in the API description. */
  record: string;
  /** Meaning of the id, and the letter with which ids begin in the embedded backend. */
  id: { about: string; prefix: string };
  /** Summary of the call that lists records, and the noun for a record in the other summaries. */
  summary: { list: string; one: string };
  /** Field of kind `series` that divides the database into lists. */
  part?: string;
  /** True if the call that adds a record answers with a text, which is shown unless it is empty. */
  isAnswerShown?: true;
  fields: Readonly<Record<string, ReferenceField>>;
}

/** In the order of the menu. */
export const REFERENCES = {
  sectionSteels: {
    path: 'sectionSteel',
    record: 'SectionSteel',
    id: { about: 'Id of the profile.', prefix: 's' },
    summary: { list: 'Lists the profiles of a series', one: 'a profile' },
    part: 'type',
    fields: {
      name: { kind: 'name', about: 'Name, such as IPE 80.', example: 'IPE 80' },
      type: { kind: 'series', about: 'Code of the series', example: '12' },
      h: { kind: 'number', about: 'Depth H, mm.', example: '80' },
      w: { kind: 'number', about: 'Width W, mm.', example: '46' },
      t: { kind: 'number', about: 'Thickness of web or wall T, mm.', example: '3.8' },
      ft: { kind: 'number', about: 'Thickness of the flange FT, mm; 0 = same as T.', example: '5.2' },
    },
  },
  concretes: {
    path: 'concrete',
    record: 'Concrete',
    id: { about: 'Id of the grade.', prefix: 'c' },
    summary: { list: 'Lists the concrete grades', one: 'a concrete grade' },
    isAnswerShown: true,
    fields: {
      grade: {
        kind: 'name',
        about: 'Name, such as C20/25. Under EN1992-4 the app offers only grades with a `/` in their name.',
        example: 'C20/25',
      },
      fck: { kind: 'number', about: 'Cylinder strength f_ck, MPa.', example: '20' },
      fcuk: { kind: 'number', about: 'Cube strength f_cu,k, MPa.', example: '25' },
      ec: { kind: 'number', about: 'Modulus of elasticity, GPa.', example: '30' },
    },
  },
} as const satisfies Readonly<Record<string, Reference>>;

export type ReferenceName = keyof typeof REFERENCES;
export const REFERENCE_NAMES = Object.keys(REFERENCES) as ReferenceName[];

export const referenceOf = (name: ReferenceName): Reference => REFERENCES[name];

type Fields<N extends ReferenceName> = (typeof REFERENCES)[N]['fields'];
export type FieldKey<N extends ReferenceName> = keyof Fields<N> & string;
type OptionalKey<N extends ReferenceName> = {
  [Key in keyof Fields<N>]: Fields<N>[Key] extends { optional: true } ? Key : never;
}[keyof Fields<N>];

/** Record of a database; all values are texts. An optional value may be missing. */
export type ReferenceRecord<N extends ReferenceName, Id = WireId> = { id: Id } & Record<
  Exclude<FieldKey<N>, OptionalKey<N>>,
  string
> &
  Partial<Record<OptionalKey<N>, string>>;

/** Returns the key of the field that identifies a record in its list. */
export const nameKeyOf = (name: ReferenceName): string =>
  Object.entries(referenceOf(name).fields).find(([, { kind }]) => kind === 'name')?.[0] ?? 'id';

/** Returns an object with a value for each reference database. */
export const eachReference = <T>(valueOf: (name: ReferenceName) => T) =>
  Object.fromEntries(REFERENCE_NAMES.map((name) => [name, valueOf(name)])) as Record<ReferenceName, T>;
