/** Body of the profile call. */
import type { User, UserPatch } from '@/api/contract/account';

/** The user without what the backend alone sets. */
export function patchOf({ authorities: _authorities, createTime: _createTime, ...patch }: User): UserPatch {
  return patch;
}
