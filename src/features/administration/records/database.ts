/** Description of a database: its list page, form page and table file are made from it. */
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { FormInstance, ModalFuncProps, TableColumnsType } from 'antd';
import type { ParseKeys, TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Choice } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Listed } from '@/api/contract/record-lists';
import type { ReferenceName } from '@/api/contract/reference-databases';
import type { WireId } from '@/api/contract/wire-values';
import type { RecordChange } from '@/design/search/record-change';
import {
  numericProblem,
  shownNumber,
  wireNumber,
  type NumberFormat,
} from '@/features/administration/records/numeric-text';
import type { WriteRow } from '@/features/administration/records/write-rows';
import type { ImplausibleValue } from '@/quantities/plausible/record-rules';
import type { AdminList } from '@/shared/navigation/routes';

/** Namespaces of the texts of all databases. A key without a namespace is a key of `databases`. */
export const NAMESPACES = [
  'databases',
  'anchors',
  'design',
  'administration',
  'users',
  'roles',
  'permissions',
  'common',
] as const;
export type Translate = TFunction<typeof NAMESPACES>;
type TextKey = ParseKeys<typeof NAMESPACES>;

export const LONGEST_TEXT = 255;

export type TableRow = Readonly<Record<string, string>>;

type ReadQuery<T> = Pick<QueryExecuteOptions<T>, 'queryKey' | 'queryFn'>;

export interface Field extends NumberFormat {
  key: string;
  /**
   * A `name` identifies the record, a `title` is shown in its place. An empty `choice` or `picture` in a
   * table file leaves the value unchanged. A `verbatim` text is not trimmed.
   */
  kind: 'name' | 'title' | 'text' | 'verbatim' | 'number' | 'choice' | 'picture' | 'ids';
  label: TextKey;
  /** Heading of the column in the list. @default symbol or label, and unit */
  heading?: TextKey;
  width?: number;
  symbol?: string;
  unit?: string;
  /** Step of the arrow keys. @default 1 */
  step?: number;
  choices?: readonly string[];
  /** Value in a new record. @default '0' for a number that is not optional, '' for other fields */
  preset?: string;
  /** Standard and group, which the name of the field contains if other fields have the same label. */
  place?: { standard: string; group: TextKey };
}

/** Finding about a field. `by` contains keys of fields; other names are shown as `otherCause`. */
export interface ImplausibleField extends ImplausibleValue<string> {
  /** Name of the other standard, under which the record contains a different value. */
  other?: string;
}

export interface ListState {
  term: string;
  current: number;
  size: number;
  [filter: string]: string | number;
}

export interface BulkAction<R> {
  text: string;
  title: (count: number) => string;
  explain?: string;
  okText: string;
  danger?: boolean;
  /** True for the records that the action changes. @default all */
  applies?: (row: R) => boolean;
  write: WriteRow<R>;
  doneText: (count: number) => string;
}

interface Filter<R> {
  key: string;
  label: TextKey;
  /** Width of the select, px; without a width, the options are shown side by side. */
  width?: number;
  /** The first option, with the value '', shows all records. */
  options: (t: Translate, records: readonly R[]) => { value: string; label: string }[];
  /** Not needed for a list that the backend pages and filters. */
  isShown?: (row: R, value: string) => boolean;
}

/** Parts of a list page that only one database has. */
export interface ListParts<R> {
  /** @default the name and the numbers */
  columns?: (t: Translate, language: string) => TableColumnsType<R>;
  /** Texts of a row that the search reads. @default its name */
  searched?: (row: R) => readonly string[];
  filters?: readonly Filter<R>[];
  /** Actions of a row, in addition to editing and deletion, and the width of their column. */
  RowActions?: ComponentType<{ row: R; reload: () => Promise<void> }>;
  actionsWidth?: number;
  /** Question asked if deleting the record has further consequences. */
  warning?: (row: R, t: Translate) => { question: string; detail: string } | undefined;
  /** Actions on several records, in addition to the deletion. */
  severalActions?: (t: Translate) => readonly BulkAction<R>[];
  /** Content of the expanded row, and the heading of its column. */
  details?: { heading: TextKey; of: (row: R) => ReactNode };
  /** Height of the list, px; without it, the list is as tall as the rows of its page. */
  height?: number;
}

/** Parts of a form page that only one database has. */
export interface FormParts<R> {
  /** Form item of the field of kind `picture`. */
  Picture?: ComponentType<{ value?: WireId; onChange?: (id: WireId) => void }>;
  /** Note below the name. */
  Note?: ComponentType;
  /** Replaces the fields of numbers. `onFilled`: call it after filling fields other than by typing. */
  Numbers?: ComponentType<{ form: FormInstance<TableRow>; onFilled: () => void }>;
  /** Replaces all fields. */
  Items?: ComponentType<{ opened: R | null; choices: readonly Choice[] }>;
  /** Replaces the form of a stored record. */
  Edit?: ComponentType<{ record: R; choices: readonly Choice[] }>;
  /**
   * Returns a function that returns the question to ask before saving; null if none is needed. `start`: the
   * stored form of the edited or copied record.
   */
  useQuestion?: () => (typed: TableRow, start: TableRow | null) => ModalFuncProps | null;
  /** Content beside the fields, drawn from the stored form of the values. */
  aside?: (row: TableRow) => ReactNode;
}

export interface Database<R extends { id: WireId }> {
  /** Name of the list page, from which the pages and their titles follow. */
  kind: AdminList;
  /** Query key of all calls that read the database. */
  key: QueryKey;
  texts: {
    /** Message for an empty name, if the form has the field of the name. */
    nameEmpty?: TextKey;
    /** Without it, the list has no search. */
    search?: TextKey;
    /** Cause of a finding that is not a field. @default the label of the name */
    otherCause?: TextKey;
    /** Title of the form for a copied record; without it, records cannot be copied. */
    copy?: TextKey;
    /** Message for a record without an image; without it, the image is optional. */
    pictureEmpty?: TextKey;
    /** Message in addition to those at the fields, if the form is longer than the window. */
    refused?: TextKey;
    removed?: TextKey;
  };
  /** Fields in the order of list, form and table file. */
  fields: readonly Field[];
  /** Field with the series of the profile, which divides the database into lists. */
  part?: string;
  /** True if the backend pages, searches and filters the list. */
  isPaged?: boolean;
  list: (part: string, state: ListState) => ReadQuery<Listed<R> & { total?: number }>;
  detail: (id: WireId) => ReadQuery<R>;
  /** Reads the records that the form assigns. */
  choices?: () => ReadQuery<Listed<Choice>>;
  /** Adds a record. A returned text other than '' must be shown: the record may not have been added. */
  add: (record: Omit<R, 'id'>) => Promise<ApiOutcome<true | string>>;
  /** Overwrites `stored`, the record as last read. */
  change: (record: R, stored: R) => Promise<ApiOutcome<true>>;
  remove: (id: WireId) => Promise<ApiOutcome<true>>;
  /** Impossible and doubtful values of a record, whose values are texts as stored. */
  findings?: (row: TableRow) => readonly ImplausibleField[];
  listParts?: ListParts<R>;
  formParts?: FormParts<R>;
}

/** Database whose list is read as a whole, so that its records are exported and imported as table files. */
export interface ReferenceDatabase<R extends { id: WireId }> extends Database<R> {
  kind: ReferenceName | 'anchors';
  isPaged?: false;
  list: (part: string) => ReadQuery<Listed<R>>;
  /** Describes a change, to calculate its effect on designs; missing if designs use none of the records. */
  changeOf?: (before: R, after: R) => RecordChange;
}

export const isReference = <R extends { id: WireId }>(
  database: Database<R>,
): database is ReferenceDatabase<R> => !database.isPaged;

/** Form values in displayed units; a flag is '1' or '0', an image id has the type that the server sent. */
export type Typed = Readonly<Partial<Record<string, WireId>>>;

export const text = (record: object, key: string): string =>
  String((record as Readonly<Partial<Record<string, WireId>>>)[key] ?? '');

export function nameField({ fields }: Pick<Database<never>, 'fields'>): Field {
  const field = fields.find(({ kind }) => kind === 'name');
  if (field === undefined) throw new Error('a database needs a field of the kind "name"');
  return field;
}

/** Returns the title of a record; without a title, its name. */
export function nameOf(database: Pick<Database<never>, 'fields'>, record: object): string {
  const title = database.fields.find(({ kind }) => kind === 'title');
  return (title && text(record, title.key)) || text(record, nameField(database).key);
}

/** Returns the record's fields as stored, with at most their decimals, for the table file and the rules. */
export const rowOf = (fields: readonly Field[], record: object): TableRow =>
  Object.fromEntries(
    fields.map(({ key, decimals }) => {
      const stored = text(record, key);
      return [key, decimals === undefined ? stored : shownNumber(stored, { decimals })];
    }),
  );

const IS_SENT_AS_IS: ReadonlySet<Field['kind']> = new Set(['picture', 'ids', 'verbatim']);

/** Returns the values with which the form starts: empty fields for a new record. */
export const typedOf = (fields: readonly Field[], record: object | null): TableRow =>
  Object.fromEntries(
    fields.map((field) => {
      const { key, kind, preset = '' } = field;
      if (record === null) return [key, kind === 'ids' ? ([] as never) : preset];
      if (IS_SENT_AS_IS.has(kind)) return [key, record[key as keyof typeof record]];
      return [key, kind === 'number' ? shownNumber(text(record, key), field) : text(record, key)];
    }),
  );

/** Converts form values for the backend: '0' for a missing number and for text that is not a number. */
export const rowOfTyped = (fields: readonly Field[], typed: Typed): TableRow =>
  Object.fromEntries(
    fields.map((field) => {
      const { key, kind } = field;
      const value = typed[key] ?? '';
      if (IS_SENT_AS_IS.has(kind)) return [key, value as string];
      const written = String(value);
      if (kind !== 'number') return [key, written.trim()];
      return [key, numericProblem(written) === null ? wireNumber(written, field) : '0'];
    }),
  );

/** Cache: all fields read the findings for the same values object, which is replaced on each key press. */
const found = new WeakMap<Typed, ImplausibleField[]>();

/** Returns the findings for the values of a form; entries that are not numbers have a separate message. */
export function implausibleFieldsOf(
  { fields, findings = () => [] }: Pick<Database<never>, 'fields' | 'findings'>,
  typed: Typed,
): ImplausibleField[] {
  const before = found.get(typed);
  if (before) return before;
  const now = findings(rowOfTyped(fields, typed)).filter(
    ({ of }) => fields.some(({ key }) => key === of) && numericProblem(String(typed[of] ?? '')) === null,
  );
  found.set(typed, now);
  return now;
}

/** Returns the record with the row's values; a value equal as text keeps the type that the server sent. */
export function recordOf<R extends object>(stored: R, row: TableRow): R {
  const changed = Object.entries(row).filter(([key, value]) => text(stored, key) !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

export const newRecord = <R>(row: TableRow) => row as Omit<R, 'id'>;

/** True for a value that needs a tick: not a missing one, which is sent as 0 as the documents specify. */
export const isImplausible = ({ grade, code }: ImplausibleField) =>
  grade === 'doubtful' && code !== 'missing';

/** Findings with equal keys have the same message. */
export const implausibleKey = ({ of, grade, code, low, high, by, other }: ImplausibleField) =>
  [of, grade, code, low, high, ...by, other].join(' ');

/** Returns the values that a new record of a part gets for missing cells of a table file. */
export const blankRow = ({ fields, part: divided }: Divided, part: string): TableRow =>
  Object.fromEntries(
    fields.map(({ key, kind, optional, preset = kind === 'number' && !optional ? '0' : '' }) => [
      key,
      key === divided ? part : preset,
    ]),
  );

type Divided = Pick<Database<never>, 'fields' | 'part'>;

/** Returns a record's key within its part, ignoring case as the backend does for names. */
export function identityOf(database: Divided, row: TableRow): string {
  const place = database.part === undefined ? '' : `${row[database.part]} `;
  return place + row[nameField(database).key].trim().toLowerCase();
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Returns a comparison by the text in field `key`, in natural order (M8 before M10), empty texts first. */
export function byText<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => collator.compare(a[key], b[key]);
}

/** Returns a comparison by the number in field `key`; text that is not a number counts as 0. */
export function byNumber<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) =>
    (Number(a[key]) || 0) - (Number(b[key]) || 0);
}
