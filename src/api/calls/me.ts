/** The signed-in user's own profile and password. */
import { userSchema, type User, type UserPatch } from '../contract/account';
import { reader } from '../contract/fields';
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

export function fetchMe(): Promise<ApiOutcome<User>> {
  return outcomeOf(() => apiClient.get(paths.me), reader(userSchema));
}

/** The answer's body is not specified: read the user again to show what is stored. */
export function changeMe(user: UserPatch): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.meById(user.id), user), accepted);
}

export function changeMyPassword(id: string, password: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.mePassword(id), { id, password }), accepted);
}
