/** Sends and accepts ids as numbers, for the QA form `number-ids`. */
import { SCHEMA } from '../store/schema';

/** Ids assigned by the store consist of a letter and a number. */
const RECORD_ID = /^[a-z](\d+)$/;

export function numberId(value: unknown): unknown {
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
  [/\/concrete/, SCHEMA.concretes.prefix],
  [/\/sectionSteel/, SCHEMA.sectionSteels.prefix],
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
