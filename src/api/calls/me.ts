/** The signed-in user's own profile and password. */
import { userSchema, type User } from '../contract/account';
import { parseOutcome } from '../contract/fields';
import { paths } from '../contract/paths';
import type { WireId } from '../contract/wire-values';
import { apiClient } from '../client';
import type { ApiOutcome } from '../contract/failure';
import { accepted, outcomeOf } from '../errors';
import { withSent, type AsSent, type UserPatch } from './user-patch';

/** The signed-in user. */
export type Me = User & AsSent;

export function fetchMe(): Promise<ApiOutcome<Me>> {
  return outcomeOf(
    () => apiClient.get(paths.me),
    (data) => withSent(parseOutcome(userSchema, data), data),
  );
}

/** The answer's body is not specified: read the user again to show what is stored. */
export function changeMe(user: UserPatch): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.meById(user.id), user), accepted);
}

export function changeMyPassword(id: WireId, password: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.mePassword(id), { id, password }), accepted);
}
