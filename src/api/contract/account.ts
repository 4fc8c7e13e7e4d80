/** API objects for user management: users, roles, permissions. */
import * as z from 'zod/mini';
import {
  about,
  aboutEach,
  draftIds,
  draftLine,
  draftObject,
  openDraftLine,
  orElse,
  textLine,
  wireId,
  wireImageId,
  wireText,
  wireTime,
  type WithId,
} from '@/api/contract/fields';
import { readTime, type WireId } from '@/api/contract/wire-values';

const ROLE_REF = { name: wireText, nickName: wireText };
const namedRole = z.object({ ...ROLE_REF, id: orElse<WireId | null>(wireId, null) });
const identifiedRole = z.object({ ...ROLE_REF, id: wireId });

const USER_TEXTS = {
  username: 'Username.',
  name: 'Name of the user.',
  phoneNumber: 'Phone number.',
  email: 'Email address.',
  company: 'Company, shown in the top bar.',
  address: 'Address of the company.',
  jobTitle: 'Position.',
};
const ROLES_TEXT = 'Roles of the user. A role named ADMIN opens the administration.';

const USER = {
  id: about(wireId, 'Id of the user.'),
  username: about(wireText, USER_TEXTS.username),
  name: about(wireText, USER_TEXTS.name),
  avatar: about(wireImageId, 'Picture of the user.'),
  ...aboutEach({ phoneNumber: wireText, email: wireText, company: wireText }, USER_TEXTS),
  ...aboutEach({ address: wireText, jobTitle: wireText }, USER_TEXTS),
  roles: about(orElse(z.array(namedRole), []), ROLES_TEXT),
  expirationTime: about(
    wireTime,
    'Expiry of the account; null = no expiry. After it, the app requests no calculation.',
  ),
};

export const userSchema = z.object(USER);
export type User = z.output<typeof userSchema>;
/** User as seen by administrators; the call that changes the roles needs the id of each role. */
export const managedUserSchema = z.object({
  ...USER,
  roles: about(orElse(z.array(identifiedRole), []), ROLES_TEXT),
  createTime: about(wireTime, 'Time at which the account was created.'),
});
export type ManagedUser<Id = WireId> = WithId<z.output<typeof managedUserSchema>, Id>;

const password = about(
  z
    .string('must be text')
    .check(
      z.minLength(6, 'must have at least 6 characters'),
      z.maxLength(20, 'must have at most 20 characters'),
    ),
  'Password, 6 to 20 characters.',
);

export const passwordSchema = draftObject({ password });

/** Username of an account that an administrator adds or renames. */
export const usernameSchema = draftLine.check(
  z.minLength(6, 'must have 6 to 20 characters'),
  z.maxLength(20, 'must have 6 to 20 characters'),
);

const LINES = aboutEach(
  {
    name: draftLine,
    address: draftLine,
    company: draftLine,
    jobTitle: draftLine,
    phoneNumber: draftLine,
    email: draftLine,
  },
  USER_TEXTS,
);

export const registrationSchema = draftObject({
  username: about(draftLine.check(z.maxLength(30, 'must have at most 30 characters')), USER_TEXTS.username),
  password,
  ...LINES,
});

export const newUserSchema = draftObject({
  username: about(usernameSchema, USER_TEXTS.username),
  password,
  ...LINES,
  roles: about(orElse(draftIds, []), 'Ids of the roles of the user.'),
});

/** Body of the register call and of the administrator's create call, which adds role ids. */
export type NewUser = z.input<typeof registrationSchema> & { roles?: WireId[] };

/** Phone number; some servers send it as a JSON number, which comes back in the body. */
const openPhoneNumber = z.pipe(
  z.nullish(z.union([textLine, z.number()])),
  z.transform((value) => (value === null || value === undefined ? undefined : String(value))),
);

/** Body of the calls that change a user; other fields of the user are ignored. */
export const userPatchSchema = draftObject({
  name: openDraftLine,
  avatar: openDraftLine,
  phoneNumber: openPhoneNumber,
  email: openDraftLine,
  company: openDraftLine,
  address: openDraftLine,
  jobTitle: openDraftLine,
});

/** Body of the call that sets the expiry of an account: `YYYY-MM-DD HH:mm:ss`, or null for no expiry. */
export const expirySchema = z.nullable(z.string('must be a timestamp YYYY-MM-DD HH:mm:ss or null')).check(
  z.refine(
    (text) =>
      text === null || (/^\d{4}(-\d\d){2} (\d\d:){2}\d\d$/.test(text) && readTime(text) !== undefined),
    'must be a timestamp YYYY-MM-DD HH:mm:ss or null',
  ),
  z.meta({ examples: ['2026-03-01 08:00:00'] }),
);

const RECORD_TEXTS = {
  name: 'Key.',
  nickName: 'Displayed name.',
  description: 'Description of the purpose.',
};

const PERMISSION = {
  id: about(wireId, 'Id of the record.'),
  ...aboutEach({ name: wireText, nickName: wireText, description: wireText }, RECORD_TEXTS),
  createTime: about(wireTime, 'Time of creation.'),
  updateTime: about(wireTime, 'Time of the last change.'),
};
const PERMISSIONS_TEXT = 'Ids of the permissions of the role.';

export const permissionSchema = z.object(PERMISSION);
export type Permission<Id = WireId> = WithId<z.output<typeof permissionSchema>, Id>;
export const roleSchema = z.object({
  ...PERMISSION,
  permissions: about(orElse(z.array(wireId), []), PERMISSIONS_TEXT),
});
export type Role<Id = WireId> = Permission<Id> & { permissions: Id[] };

export const permissionDraftSchema = draftObject(
  aboutEach({ name: draftLine, nickName: draftLine, description: orElse(openDraftLine, '') }, RECORD_TEXTS),
);
export type PermissionDraft = Pick<Permission, 'name' | 'nickName' | 'description'>;

export const roleDraftSchema = z.extend(permissionDraftSchema, {
  permissions: about(orElse(draftIds, []), PERMISSIONS_TEXT),
});
export type RoleDraft = PermissionDraft & Pick<Role, 'permissions'>;

export const choiceSchema = z.object({ id: PERMISSION.id, nickName: PERMISSION.nickName });
export type Choice = z.output<typeof choiceSchema>;

export const EXPIRED = '1';
