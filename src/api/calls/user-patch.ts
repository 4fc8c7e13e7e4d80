/** Body of the calls that change a user: the user object as it was read. */
import type { User, UserPatch } from '../contract/account';

/** Without what the backend alone sets. */
export function userPatchOf({
  authorities: _authorities,
  createTime: _createTime,
  ...patch
}: User): UserPatch {
  return patch;
}
