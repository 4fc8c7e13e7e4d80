/** The signed-in user's own profile and password. */
import { userSchema, type User } from '../contract/account';
import { paths } from '../contract/paths';
import type { WireId } from '../contract/wire-values';
import type { ApiOutcome } from '../contract/failure';
import { ask } from '../ask';
import { change } from '../write';
import { withSent, type AsSent, type UserPatch } from './user-patch';

/** The signed-in user. */
export type Me = User & AsSent;

export const fetchMe = (): Promise<ApiOutcome<Me>> => ask({ url: paths.me }, withSent(userSchema));

/** The answer's body is not specified: read the user again to show what is stored. */
export const changeMe = (user: UserPatch) => change(paths.meById(user.id), user, { path: paths.me });

export const changeMyPassword = (id: WireId, password: string) =>
  change(paths.mePassword(id), { id, password }, null);
