/** Body of the calls that change a user, based on the user object that the server sent. */
import type * as z from 'zod/mini';
import { userSchema, type User } from '@/api/contract/account';
import { parseOutcome } from '@/api/contract/fields';
import type { WireId } from '@/api/contract/wire-values';
import type { Expectation } from '@/api/requests';

/** User object as the server sent it, including fields that the app does not know or cannot read. */
export interface AsSent {
  /** Original response object; fields that are not edited are sent back in their original form. */
  asSent: Readonly<Record<string, unknown>>;
}

export const withSent =
  <T extends object>(schema: z.ZodMiniType<T>): Expectation<T & AsSent> =>
  (data) => {
    const read = parseOutcome(schema, data);
    return read.ok ? { ok: true, value: { ...read.value, asSent: { ...(data as object) } } } : read;
  };

/** Fields of a user object, without those that only the backend sets. */
const FIELDS = Object.keys(userSchema.shape) as (keyof User)[];

export type UserPatch = Partial<Record<keyof User, unknown>> & { id: WireId };

export function userPatchOf({ id, asSent }: AsSent & { id: WireId }): UserPatch {
  const sent = FIELDS.filter((field) => field in asSent).map((field) => [field, asSent[field]]);
  return { ...(Object.fromEntries(sent) as Partial<UserPatch>), id };
}
