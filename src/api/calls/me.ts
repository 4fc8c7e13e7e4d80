import { withSent, type AsSent, type UserPatch } from '@/api/calls/user-patch';
import { userSchema, type User } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import { paths } from '@/api/contract/paths';
import type { WireId } from '@/api/contract/wire-values';
import { sendRequest } from '@/api/send-request';
import { change } from '@/api/write-calls';

export type Me = User & AsSent;

export const fetchMe = (): Promise<ApiOutcome<Me>> => sendRequest({ url: paths.me }, withSent(userSchema));

/** Changes the signed-in user; the response body is not specified, so callers read the user again. */
export const changeMe = (user: UserPatch) => change(paths.meById(user.id), user, { path: paths.me });

export const changeMyPassword = (id: WireId, password: string) =>
  change(paths.mePassword(id), { id, password }, null);
