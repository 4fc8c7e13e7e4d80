/** Wire objects of user management: session, users, roles, permissions. */
import * as z from 'zod/mini';
import { orElse, wireId, wireText } from './fields';

/** A time of the backend as it writes it, null without one. */
const wireTime = orElse<string | null>(z.string(), null);

export const captchaSchema = z.object({ id: wireId, image: z.string() });
export type Captcha = z.infer<typeof captchaSchema>;

export const tokenSchema = z.object({
  token_type: z.string(),
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
});
export type TokenAnswer = z.infer<typeof tokenSchema>;

export const roleRefSchema = z.object({ id: z.optional(wireId), name: wireText, nickName: wireText });
export type RoleRef = z.infer<typeof roleRefSchema>;

/** A user as lists, details and the me call give it; `YYYY-MM-DD HH:mm:ss`, null = no expiry. */
export const userSchema = z.object({
  id: wireId,
  username: wireText,
  name: wireText,
  avatar: wireText,
  phoneNumber: wireText,
  email: wireText,
  company: wireText,
  address: wireText,
  jobTitle: wireText,
  roles: orElse(z.array(roleRefSchema), []),
  authorities: orElse(z.array(z.unknown()), []),
  createTime: wireTime,
  expirationTime: wireTime,
});
export type User = z.infer<typeof userSchema>;

/** Body of register and of the administrator's create call (which adds `roles`, a list of role ids). */
export interface NewUser {
  username: string;
  password: string;
  name: string;
  address: string;
  company: string;
  jobTitle: string;
  phoneNumber: string;
  email: string;
  roles?: string[];
}

/** Body of the profile and user PATCH calls. */
export type UserPatch = Partial<Omit<User, 'authorities' | 'createTime'>> & { id: string };

export const roleSchema = z.object({
  id: wireId,
  name: wireText,
  nickName: wireText,
  description: wireText,
  permissions: orElse(z.array(wireId), []),
  createTime: wireTime,
  updateTime: wireTime,
});
export type Role = z.infer<typeof roleSchema>;

export const permissionSchema = z.omit(roleSchema, { permissions: true });
export type Permission = z.infer<typeof permissionSchema>;

/** Item of roles/all and permissions/all. */
export const choiceSchema = z.object({ id: wireId, nickName: wireText });
export type Choice = z.infer<typeof choiceSchema>;
export const choiceListSchema = z.array(choiceSchema);

export const ADMIN_ROLE = 'ADMIN';
