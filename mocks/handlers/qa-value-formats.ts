/** QA switch `form`: sends values in forms that another correct server may use. */
import { REFERENCE_NAMES, REFERENCES } from '@/api/contract/reference-databases';
import { SCHEMA } from '../store/store';

/** Ids assigned by the store consist of a letter and a number. */
const RECORD_ID = /^[a-z](\d+)$/;

function numberId(value: unknown): unknown {
  const number = typeof value === 'string' ? RECORD_ID.exec(value)?.[1] : undefined;
  return number === undefined ? value : Number(number);
}

/** Letter with which stored ids begin, for each path. */
const PREFIXES: readonly (readonly [path: RegExp, prefix: string])[] = [
  // The path for a user's roles contains the id of a user, so it must match this pattern.
  [/\/users\/|\/simdroid\/|\/pdf\//, SCHEMA.users.prefix],
  [/\/roles\//, SCHEMA.roles.prefix],
  [/\/permissions\//, SCHEMA.permissions.prefix],
  [/\/anchor/, SCHEMA.anchors.prefix],
  ...REFERENCE_NAMES.map((name) => [new RegExp(`/${REFERENCES[name].path}/`), SCHEMA[name].prefix] as const),
];

export function storedId(path: string, id: string): string {
  const prefix = PREFIXES.find(([pattern]) => pattern.test(path))?.[1];
  return prefix !== undefined && /^\d+$/.test(id) ? prefix + id : id;
}

/** Returns the body with stored ids in place of numbers in its lists of roles and permissions. */
export function withStoredIds(path: string, body: unknown): unknown {
  const stored =
    (prefix: string) =>
    (id: unknown): unknown =>
      typeof id === 'number' ? `${prefix}${id}` : id;
  if (/\/users\/[^/]+\/roles$/.test(path) && Array.isArray(body))
    return body.map(stored(SCHEMA.roles.prefix));
  if (typeof body !== 'object' || body === null) return body;
  const lists = { roles: stored(SCHEMA.roles.prefix), permissions: stored(SCHEMA.permissions.prefix) };
  const changed = Object.entries(body).map(([key, value]: [string, unknown]) =>
    Array.isArray(value) && key in lists ? [key, value.map(lists[key as keyof typeof lists])] : [key, value],
  );
  return Object.fromEntries(changed) as unknown;
}

type Fields = Record<string, unknown>;
type Change = (value: unknown, key: string) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every nested value, innermost first; `key` is the field name, for a list item that of the list. */
function deep(change: Change): Change {
  const walk: Change = (value, key) => {
    if (Array.isArray(value))
      return change(
        value.map((item) => walk(item, key)),
        key,
      );
    if (!isFields(value)) return change(value, key);
    const fields = Object.entries(value).map(([name, inner]) => [name, walk(inner, name)] as const);
    return change(Object.fromEntries(fields), key);
  };
  return walk;
}

const of =
  (keys: readonly string[], change: (value: unknown) => unknown): Change =>
  (value, key) =>
    keys.includes(key) ? change(value) : value;

const TIMES = ['createTime', 'updateTime', 'expirationTime'];
const FLAGS = ['efficient', 'jgHave', 'etaHave'];
const IDS = ['id', 'permissions'];

const time = (write: (date: Date) => unknown) =>
  deep(of(TIMES, (value) => (typeof value === 'string' ? write(new Date(value.replace(' ', 'T'))) : value)));

const flag = (write: (isOn: boolean) => unknown) => deep(of(FLAGS, (value) => write(value === '1')));

const DIGITS_OF_PHONE = /\D/g;

const VERDICTS: Readonly<Record<string, string>> = {
  Satisfied: '满足',
  'Not satisfied': '不满足',
  'Not applicable': '不适用',
};

/** True for a summary row: [action, resistance, utilisation, anchors, verdict]. */
const isRow = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length === 5 && typeof value[4] === 'string' && value[4] in VERDICTS;

const verdicts = (write: (verdict: string) => string): Change =>
  deep((value, key) => {
    if (isRow(value)) return [...value.slice(0, 4), write(String(value[4]))];
    return /^tensionShear[12]$/.test(key) ? write(String(value)) : value;
  });

const without = (keys: readonly string[], fields: unknown): unknown =>
  isFields(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))
    : fields;

const firstOf = (list: unknown, change: (record: Fields) => unknown): unknown =>
  Array.isArray(list)
    ? list.map((record: unknown, index) => (index === 0 && isFields(record) ? change(record) : record))
    : list;

/** Returns the record with a required field removed or made invalid. */
function broken(record: Fields): unknown {
  if ('efficient' in record) return { ...record, efficient: 'perhaps' };
  if ('grade' in record) return without(['ec'], record);
  if ('username' in record) return { ...record, expirationTime: 'soon' };
  return 'h' in record ? without(['h'], record) : without(['id'], record);
}

const isAnchorChoice = (value: unknown) => isFields(value) && 'avatar' in value && !('efficient' in value);

/** Changes to response values, described in the table in mocks/README.md. */
const CHANGES = {
  'iso-times': time((date) => date.toISOString()),
  'epoch-times': time((date) => date.getTime()),
  'array-times': time((date) => [
    ...[date.getFullYear(), date.getMonth() + 1, date.getDate()],
    ...[date.getHours(), date.getMinutes(), date.getSeconds()],
  ]),
  'number-flags': flag(Number),
  'boolean-flags': flag(Boolean),
  'number-ids': deep(of(IDS, numberId)),
  'number-texts': deep((value, key) => {
    if (key === 'phoneNumber') return Number(String(value).replace(DIGITS_OF_PHONE, ''));
    return typeof value === 'number' && !IDS.includes(key) ? String(value) : value;
  }),
  nulls: deep((value) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value)),
  'bare-token': (value) =>
    isFields(value) && 'access_token' in value ? without(['expires_in'], value) : value,
  'no-refresh': (value) =>
    isFields(value) && 'access_token' in value ? { ...value, refresh_token: null } : value,
  'other-pictures': deep((value, key) => {
    if (key === 'image') return String(value).replace(/^data:.*?,/, '');
    return key === 'base64' && typeof value === 'string' ? value.replace(/^data:[^,]*,/, '') : value;
  }),
  'ids-alone': (value) =>
    Array.isArray(value) && value.every(isAnchorChoice)
      ? value.map((item) => ({ id: (item as Fields).id }))
      : value,
  'chinese-verdicts': verdicts((verdict) => VERDICTS[verdict] ?? verdict),
  'upper-verdicts': verdicts((verdict) => verdict.toUpperCase().replace(' ', '_')),
  'open-verdicts': (value) =>
    without(['tensionShear1', 'tensionShear2', 'Tmax', 'Smax', 'Cmax', 'Max', 'satisfied'], value),
  'anchor-lists': deep((value) =>
    isRow(value) && value[3] !== ''
      ? [...value.slice(0, 3), String(value[3]).split(',').map(Number), value[4]]
      : value,
  ),
  // The added record is sent in place of an empty body.
  'record-answers': (value) => (isFields(value) && 'added' in value ? value.added : value),
  'bad-record': (value) =>
    isFields(value) && Array.isArray(value.records)
      ? { ...value, records: firstOf(value.records, broken) }
      : firstOf(value, broken),
  'bad-account': (value) =>
    isFields(value) && 'authorities' in value ? { ...value, expirationTime: 'soon' } : value,
} as const satisfies Record<string, (value: unknown, key: string) => unknown>;

/** Forms that change failure responses, implemented in qa-response.ts. */
const WHOLE = ['failures-200', 'null-description'] as const;

export type AnswerForm = keyof typeof CHANGES | (typeof WHOLE)[number];

const ANOTHER_SERVER: readonly AnswerForm[] = [
  'number-texts',
  'ids-alone',
  'epoch-times',
  'number-flags',
  'bare-token',
  'other-pictures',
  // `anchor-lists` comes before the forms for verdicts, because it recognises rows by their English verdicts.
  'anchor-lists',
  'open-verdicts',
  'chinese-verdicts',
  'nulls',
  'number-ids',
  'failures-200',
  'record-answers',
];

export const FORMS: Readonly<Record<string, readonly AnswerForm[]>> = {
  ...Object.fromEntries(
    [...(Object.keys(CHANGES) as AnswerForm[]), ...WHOLE].map((form) => [form, [form]] as const),
  ),
  'another-server': ANOTHER_SERVER,
};

export function inForms(forms: readonly AnswerForm[], value: unknown): unknown {
  return forms.reduce<unknown>(
    (changed, form) => (form in CHANGES ? CHANGES[form as keyof typeof CHANGES](changed, '') : changed),
    value,
  );
}
