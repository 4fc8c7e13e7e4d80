/** API objects for user management: users, roles, permissions. */
import * as z from 'zod/mini';
import { orElse, wireId, wirePictureId, wireText, wireTime } from '@/api/contract/fields';
import type { WireId } from '@/api/contract/wire-values';

export interface RoleRef<Id = WireId> {
  id: Id | null;
  name: string;
  nickName: string;
}

/** Signed-in user, as returned by the me call. */
export interface User<Id = WireId> {
  id: Id;
  username: string;
  name: string;
  /** Id of the user's image; '' if there is none. */
  avatar: Id | '';
  phoneNumber: string;
  email: string;
  company: string;
  address: string;
  jobTitle: string;
  roles: RoleRef<Id>[];
  /** Expiry of the account, `YYYY-MM-DD HH:mm:ss`; null if the account does not expire. */
  expirationTime: string | null;
}

/** User as seen by administrators in lists and details. */
export interface ManagedUser<Id = WireId> extends User<Id> {
  /** Roles with their ids, which the call that changes the roles needs. */
  roles: (RoleRef<Id> & { id: Id })[];
  createTime: string | null;
}

const ROLE_REF = { name: wireText, nickName: wireText };
const namedRole = z.object({ ...ROLE_REF, id: orElse<WireId | null>(wireId, null) });
const identifiedRole = z.object({ ...ROLE_REF, id: wireId });

const USER = {
  id: wireId,
  username: wireText,
  name: wireText,
  avatar: wirePictureId,
  phoneNumber: wireText,
  email: wireText,
  company: wireText,
  address: wireText,
  jobTitle: wireText,
  roles: orElse(z.array(namedRole), []),
  expirationTime: wireTime,
};

export const userSchema: z.ZodMiniType<User> = z.object(USER);
export const managedUserSchema: z.ZodMiniType<ManagedUser> = z.object({
  ...USER,
  roles: orElse(z.array(identifiedRole), []),
  createTime: wireTime,
});

/**
 * Body of the register call and of the administrator's create call (which adds `roles`, a list of role ids).
 */
export interface NewUser {
  username: string;
  password: string;
  name: string;
  address: string;
  company: string;
  jobTitle: string;
  phoneNumber: string;
  email: string;
  roles?: WireId[];
}

export interface Permission<Id = WireId> {
  id: Id;
  name: string;
  nickName: string;
  description: string;
  createTime: string | null;
  updateTime: string | null;
}

export interface Role<Id = WireId> extends Permission<Id> {
  permissions: Id[];
}

const PERMISSION = {
  id: wireId,
  name: wireText,
  nickName: wireText,
  description: wireText,
  createTime: wireTime,
  updateTime: wireTime,
};

export const permissionSchema: z.ZodMiniType<Permission> = z.object(PERMISSION);
export const roleSchema: z.ZodMiniType<Role> = z.object({
  ...PERMISSION,
  permissions: orElse(z.array(wireId), []),
});

/** List item in the responses to roles/all and permissions/all. */
export interface Choice<Id = WireId> {
  id: Id;
  nickName: string;
}
export const choiceSchema: z.ZodMiniType<Choice> = z.object({ id: wireId, nickName: wireText });

/** Filter value for expired accounts. */
export const EXPIRED = '1';
