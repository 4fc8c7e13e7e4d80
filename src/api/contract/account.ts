/** Wire objects of user management: session, users, roles, permissions. */
import { z } from 'zod';
import { wireText } from './fields';

const id = z.union([z.string(), z.number()]).transform(String);

export const captchaSchema = z.object({ id, image: z.string() });
export type Captcha = z.infer<typeof captchaSchema>;

export const tokenSchema = z.object({
  token_type: z.string(),
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
});
export type TokenAnswer = z.infer<typeof tokenSchema>;

export const roleRefSchema = z.object({ id: id.optional(), name: wireText, nickName: wireText });
export type RoleRef = z.infer<typeof roleRefSchema>;

/** A user as lists, details and the me call give it; `YYYY-MM-DD HH:mm:ss`, null = no expiry. */
export const userSchema = z.object({
  id,
  username: wireText,
  name: wireText,
  avatar: wireText,
  phoneNumber: wireText,
  email: wireText,
  company: wireText,
  address: wireText,
  jobTitle: wireText,
  roles: z
    .array(roleRefSchema)
    .nullish()
    .transform((roles) => roles ?? []),
  authorities: z
    .array(z.unknown())
    .nullish()
    .transform((list) => list ?? []),
  createTime: z
    .string()
    .nullish()
    .transform((time) => time ?? null),
  expirationTime: z
    .string()
    .nullish()
    .transform((time) => time ?? null),
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
  id,
  name: wireText,
  nickName: wireText,
  description: wireText,
  permissions: z
    .array(id)
    .nullish()
    .transform((list) => list ?? []),
  createTime: z
    .string()
    .nullish()
    .transform((time) => time ?? null),
  updateTime: z
    .string()
    .nullish()
    .transform((time) => time ?? null),
});
export type Role = z.infer<typeof roleSchema>;

export const permissionSchema = roleSchema.omit({ permissions: true });
export type Permission = z.infer<typeof permissionSchema>;

/** Item of roles/all and permissions/all. */
export const choiceSchema = z.object({ id, nickName: wireText });
export type Choice = z.infer<typeof choiceSchema>;
export const choiceListSchema = z.array(choiceSchema);

export const ADMIN_ROLE = 'ADMIN';
