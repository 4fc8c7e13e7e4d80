/** Description of a reference database: its list page, form page and table file are made from it. */
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Listed } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import type { RecordChange } from '@/design/search/record-change';
import {
  LARGEST_NUMBER,
  numericProblem,
  shownNumber,
  wireNumber,
} from '@/features/administration/records/numeric-text';
import type { TableColumn, TableForm, TableRow } from '@/features/administration/tables/table-form';
import type { Finding } from '@/quantities/plausible/rule';

/** Key of a text; without a namespace, a key of `databases`. */
type TextKey = ParseKeys<['databases', 'anchors', 'design']>;

export type ReadQuery<T> = Pick<QueryExecuteOptions<T>, 'queryKey' | 'queryFn'>;

export interface Field extends TableColumn {
  label: TextKey;
  /** Heading of the column in the list. @default symbol and unit */
  heading?: TextKey;
  width?: number;
  symbol?: string;
  unit?: string;
  /** Step of the arrow keys. @default 1 */
  step?: number;
  /** Value in a new record. @default '0' for a number, '' for other fields */
  preset?: string;
  /** Standard and group, which the name of the field contains if other fields have the same label. */
  place?: { standard: string; group: TextKey };
}

/** Finding about a field. `by` contains keys of fields; other names are shown as `otherCause`. */
export interface FieldFinding extends Finding<string> {
  /** Name of the other standard, under which the record contains a different value. */
  other?: string;
}

export interface Database<R extends { id: WireId }> {
  kind: RecordChange['kind'];
  /** Query key of all calls that read the database. */
  key: QueryKey;
  texts: Record<'title' | 'search' | 'add' | 'edit' | 'nameEmpty' | 'otherCause', TextKey> & {
    /** Title of the form for a copied record; without it, records cannot be copied. */
    copy?: TextKey;
    /** Message for a record without an image; without it, the image is optional. */
    pictureEmpty?: TextKey;
    /** Message in addition to those at the fields, if the form is longer than the window. */
    refused?: TextKey;
  };
  /** Fields in the order of list, form and table file. */
  fields: readonly Field[];
  /** Pages, and the parameter of the URL that contains the id of the edited record. */
  paths: { list: string; form: string; id: string };
  /** Choice field that divides the database into lists, such as the series, and its parameter in the URL. */
  part?: { field: string; parameter: string; label: (code: string) => TextKey };
  list: (part: string) => ReadQuery<Listed<R>>;
  detail: (id: WireId) => ReadQuery<R>;
  /** Adds a record. A returned text other than '' must be shown: the record may not have been added. */
  add: (record: Omit<R, 'id'>) => Promise<ApiOutcome<true | string>>;
  /** Overwrites `stored`, the record as last read. */
  change: (record: R, stored: R) => Promise<ApiOutcome<true>>;
  remove: (id: WireId) => Promise<ApiOutcome<true>>;
  /** Impossible and doubtful values of a record, whose values are texts as stored. */
  findings: (row: TableRow) => readonly FieldFinding[];
  /** Content beside the fields of the form, drawn from the stored form of the values. */
  aside?: (row: TableRow) => ReactNode;
  /** Height of the list, px; without it, the list is as tall as the rows of its page. */
  height?: number;
}

/**
 * Values of a form, in the displayed unit; a flag is '1' or '0', an image id has the type that the server
 * sent.
 */
export type Typed = Readonly<Partial<Record<string, WireId>>>;

const text = (record: object, key: string): string =>
  String((record as Readonly<Partial<Record<string, WireId>>>)[key] ?? '');

export function nameField({ fields }: Pick<Database<never>, 'fields'>): Field {
  const field = fields.find(({ kind }) => kind === 'name');
  if (field === undefined) throw new Error('a database needs a field of the kind "name"');
  return field;
}

export const nameOf = (database: Pick<Database<never>, 'fields'>, record: object): string =>
  text(record, nameField(database).key);

/** Returns the record's fields as stored, for the table file and the rules. */
export const rowOf = (fields: readonly Field[], record: object): TableRow =>
  Object.fromEntries(fields.map(({ key }) => [key, text(record, key)]));

/** Returns the values with which the form starts: empty fields for a new record. */
export const typedOf = (fields: readonly Field[], record: object | null): TableRow =>
  Object.fromEntries(
    fields.map(({ key, kind, scale, preset = '' }) => {
      if (record === null) return [key, preset];
      if (kind === 'picture') return [key, record[key as keyof typeof record]];
      return [key, kind === 'number' ? shownNumber(text(record, key), scale) : text(record, key)];
    }),
  );

/**
 * Converts the values of the form for the backend: '0' for an empty number, and for text that is not a
 * number.
 */
export const rowOfTyped = (fields: readonly Field[], typed: Typed): TableRow =>
  Object.fromEntries(
    fields.map(({ key, kind, scale }) => {
      const value = typed[key] ?? '';
      if (kind === 'picture') return [key, value as string];
      const written = String(value);
      if (kind !== 'number') return [key, written.trim()];
      return [key, numericProblem(written) === null ? wireNumber(written, scale) : '0'];
    }),
  );

/** Cache: all fields read the findings for the same values object, which is replaced on each key press. */
const found = new WeakMap<Typed, FieldFinding[]>();

/** Returns the findings for the values of a form; entries that are not numbers have a separate message. */
export function findingsInForm(
  { fields, findings }: Pick<Database<never>, 'fields' | 'findings'>,
  typed: Typed,
): FieldFinding[] {
  const before = found.get(typed);
  if (before) return before;
  const now = findings(rowOfTyped(fields, typed)).filter(
    ({ of }) => fields.some(({ key }) => key === of) && numericProblem(String(typed[of] ?? '')) === null,
  );
  found.set(typed, now);
  return now;
}

/**
 * Returns the record with the values of a row. A value that equals the stored one as text keeps the type
 * (string or number) that the server sent.
 */
export function recordOf<R extends object>(stored: R, row: TableRow): R {
  const changed = Object.entries(row).filter(([key, value]) => text(stored, key) !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

export const newRecord = <R>(row: TableRow) => row as Omit<R, 'id'>;

/** Describes a change, so that its effect on the designs that use the record can be calculated. */
export const changeOf = <R extends { id: WireId }>({ kind }: Database<R>, before: R, after: R) =>
  ({ kind, before, after }) as unknown as RecordChange;

interface Texts {
  nameOf: (key: string) => string;
  findingText: (finding: FieldFinding) => string;
}

/** Returns the table file of a database; a row that names no part belongs to `part`. */
export const tableForm = (
  { fields, findings, part: divided }: Pick<Database<never>, 'fields' | 'findings' | 'part'>,
  part: string,
  texts: Texts,
): TableForm => ({
  columns: fields.map((field) => ({ ...field, largest: field.largest ?? LARGEST_NUMBER })),
  within: divided?.field,
  blank: Object.fromEntries(
    fields.map(({ key, kind, preset = kind === 'number' ? '0' : '' }) => [
      key,
      key === divided?.field ? part : preset,
    ]),
  ),
  labelOf: texts.nameOf,
  findings: (row) =>
    findings(row)
      // A missing value that is only doubtful is not reported: as specified in the requirements documents, an
      // empty value is sent as 0.
      .filter(({ code, grade }) => code !== 'missing' || grade === 'impossible')
      .map((finding) => ({ key: finding.of, grade: finding.grade, text: texts.findingText(finding) })),
});

/** True if every word of the search term occurs in at least one of the strings, ignoring case. */
export function isFound(term: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Returns a function that compares records by the text in field `key` in natural order (M8 before M10); empty
 * texts come first.
 */
export function byText<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => collator.compare(a[key], b[key]);
}

/**
 * Returns a function that compares records by the number in field `key`; text that is not a number is treated
 * as 0.
 */
export function byNumber<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) =>
    (Number(a[key]) || 0) - (Number(b[key]) || 0);
}

export interface Difference {
  key: string;
  before: string;
  theirs: string;
  mine: string;
  /** True if both users changed the field, to different values. */
  isConflict: boolean;
}

/** Returns the fields that another user has changed since `before`. */
export const differences = (before: object, theirs: object, mine: object): Difference[] =>
  Object.keys(mine)
    .map((key) => ({ key, before: text(before, key), theirs: text(theirs, key), mine: text(mine, key) }))
    .filter((one) => one.theirs !== one.before)
    .map((one) => ({ ...one, isConflict: one.mine !== one.before && one.mine !== one.theirs }));

/**
 * Merges the states. `taken` contains the conflicting fields for which the user has chosen the stored value.
 * Fields that this user has not changed get the stored value.
 */
export function merged<T extends object>(before: T, theirs: T, mine: T, taken: ReadonlySet<string>): T {
  const kept = Object.keys(mine).filter((key) => text(mine, key) === text(before, key) || taken.has(key));
  return { ...mine, ...Object.fromEntries(kept.map((key) => [key, theirs[key as keyof T]])) };
}
