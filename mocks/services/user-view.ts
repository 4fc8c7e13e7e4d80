/** Converts stored users to response objects, and parses request bodies that describe a user. */
import { z } from 'zod';
import type { ManagedUser } from '@/api/contract/account';
import type { PermissionRecord, RoleRecord, UserRecord } from '../store/records';
import type { Store } from '../store/store';

/**
 * User as returned by lists, details and the me call; `authorities` contains the keys of all permissions in
 * the user's roles.
 */
export interface UserAnswer extends ManagedUser<string> {
  authorities: string[];
}

function userView(
  record: UserRecord,
  roles: readonly RoleRecord[],
  permissions: readonly PermissionRecord[],
): UserAnswer {
  const { roleIds, passwordHash: _, ...profile } = record;
  const own = roles.filter((role) => roleIds.includes(role.id));
  const permissionIds = new Set(own.flatMap((role) => role.permissions));
  return {
    ...profile,
    roles: own.map(({ id, name, nickName }) => ({ id, name, nickName })),
    authorities: permissions.filter(({ id }) => permissionIds.has(id)).map(({ name }) => name),
  };
}

/** Returns a function that converts a stored user using the current roles and permissions. */
export async function userViewer(store: Store): Promise<(record: UserRecord) => UserAnswer> {
  const [roles, permissions] = [await store.roles.all(), await store.permissions.all()];
  return (record) => userView(record, roles, permissions);
}

const LONGEST_TEXT = 255;

const line = z
  .string()
  .max(LONGEST_TEXT, `must not exceed ${LONGEST_TEXT} characters`)
  .transform((text) => text.trim());

/** Required text, neither empty nor blank. */
export const requiredText = line.refine((text) => text !== '', 'must not be empty');

export const optionalText = line.nullish().transform((text) => text ?? undefined);

const passwordText = z
  .string()
  .min(6, 'must have at least 6 characters')
  .max(20, 'must have at most 20 characters');

export const passwordBody = z.object({ password: passwordText });

const details = {
  password: passwordText,
  name: requiredText,
  address: requiredText,
  company: requiredText,
  jobTitle: requiredText,
  phoneNumber: requiredText,
  email: requiredText,
};

export const registrationBody = z.object({
  username: requiredText.refine((text) => text.length <= 30, 'must have at most 30 characters'),
  ...details,
});

export const usernameText = requiredText.refine(
  (text) => text.length >= 6 && text.length <= 20,
  'must have 6 to 20 characters',
);

/** List of role ids, or of role objects that contain an id. */
export const roleIdList = z.array(
  z.union([
    z.string(),
    z.number().transform(String),
    z.object({ id: z.union([z.string(), z.number()]) }).transform(({ id }) => String(id)),
  ]),
  'must be a list of role ids',
);

export const newUserBody = z.object({
  username: usernameText,
  ...details,
  roles: roleIdList.nullish().transform((roles) => roles ?? []),
});

/**
 * Fields that a profile PATCH may change. The body may contain the whole user as previously read; all other
 * fields are ignored.
 */
export const profileBody = z.object({
  name: optionalText,
  avatar: optionalText,
  // The telephone number may be a JSON number, because some servers send it as one.
  phoneNumber: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText),
  email: optionalText,
  company: optionalText,
  address: optionalText,
  jobTitle: optionalText,
});

/** Returns only the fields present in the body. */
export function given<T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}
