/** Records of the embedded backend, one interface per table. API responses have different forms. */
import type { ManagedUser, Permission, Role } from '@/api/contract/account';
import type { AnchorRecord } from '@/api/contract/records';
import type { ReferenceName, ReferenceRecord } from '@/api/contract/reference-databases';

type Profile = Omit<ManagedUser<string>, 'roles'>;

export interface UserRecord extends Readonly<Profile> {
  readonly roleIds: readonly string[];
  /** Password hash (services/passwords.ts); the password itself is never stored. */
  readonly passwordHash: string;
}

export type RoleRecord = Readonly<Role<string>>;
export type PermissionRecord = Readonly<Permission<string>>;

/** Token by its hash, so that a reader of the store cannot use a session; times in ms since 1970. */
export interface TokenRecord {
  readonly id: string;
  readonly kind: 'access' | 'refresh';
  readonly userId: string;
  /** Session id, shared by all tokens from one sign-in. */
  readonly session: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** True once the refresh token has been redeemed. The record remains, so that a second use is detected. */
  readonly isUsed?: true;
}

interface CaptchaRecord {
  readonly id: string;
  readonly text: string;
  readonly expiresAt: number;
}

export interface ImageRecord {
  readonly id: string;
  readonly area: ImageArea;
  readonly type: string;
  /** Never stored as a Blob, which private windows in Safari refuse; old records may still contain one. */
  readonly data: ArrayBuffer | Blob;
}

/** Image category. User images and anchor images have separate calls. */
export type ImageArea = 'avatar' | 'anchor';

/** Note about the store itself, for example the version of its seed data. */
interface NoteRecord {
  readonly id: string;
  readonly value: string;
}

/** Record of any reference table, for code that treats all of them alike. */
export type AnyReference = Readonly<Record<string, string>> & { readonly id: string };

type References = { [N in ReferenceName]: Readonly<ReferenceRecord<N, string>> };

export interface Records extends References {
  users: UserRecord;
  roles: RoleRecord;
  permissions: PermissionRecord;
  anchors: Readonly<AnchorRecord<string>>;
  images: ImageRecord;
  tokens: TokenRecord;
  captchas: CaptchaRecord;
  notes: NoteRecord;
}

export type TableName = keyof Records;
