/** Body of the calls that change a user: the user object as the server sent it. */
import type * as z from 'zod/mini';
import type { Expectation } from '@/api/ask';
import { parseOutcome } from '@/api/contract/fields';
import type { WireId } from '@/api/contract/wire-values';

/** Unreadable or unknown parts of an edited object. */
export interface AsSent {
  /** The object of the answer: what is not edited goes back in the form in which it came. */
  asSent: Readonly<Record<string, unknown>>;
}

/** Expects a record, and keeps the object beside what was read of it. */
export const withSent =
  <T extends object>(schema: z.ZodMiniType<T>): Expectation<T & AsSent> =>
  (data) => {
    const read = parseOutcome(schema, data);
    return read.ok ? { ok: true, value: { ...read.value, asSent: { ...(data as object) } } } : read;
  };

/** The fields of a user object, without what the backend alone sets. */
const FIELDS = [
  'id',
  'username',
  'name',
  'avatar',
  'phoneNumber',
  'email',
  'company',
  'address',
  'jobTitle',
  'roles',
  'expirationTime',
] as const;

export type UserPatch = Partial<Record<(typeof FIELDS)[number], unknown>> & { id: WireId };

export function userPatchOf({ id, asSent }: AsSent & { id: WireId }): UserPatch {
  const sent = FIELDS.filter((field) => field in asSent).map((field) => [field, asSent[field]]);
  return { ...(Object.fromEntries(sent) as Partial<UserPatch>), id };
}
