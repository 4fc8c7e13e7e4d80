/** Records of the embedded backend, one interface per table. No record is sent in this form. */
import type { ManagedUser, Permission, Role } from '@/api/contract/account';
import type { AnchorRecord } from '@/api/contract/anchor';
import type { Concrete, SectionSteel } from '@/api/contract/references';

type Profile = Omit<ManagedUser<string>, 'roles'>;

export interface UserRecord extends Readonly<Profile> {
  readonly roleIds: readonly string[];
  /** See services/passwords.ts; the password itself is never stored. */
  readonly passwordHash: string;
}

export type RoleRecord = Readonly<Role<string>>;
export type PermissionRecord = Readonly<Permission<string>>;

/**
 * Identified by the hash of the token, so that reading the store gives access to no session. Times in ms
 * since 1970.
 */
export interface TokenRecord {
  readonly id: string;
  readonly kind: 'access' | 'refresh';
  readonly userId: string;
  /** Shared by all tokens of one sign-in. */
  readonly session: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** True after the refresh token was redeemed. The record stays, so that a second use is detected. */
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
  /**
   * Not a Blob, which private windows of Safari cannot store. Records of older versions still contain one.
   */
  readonly data: ArrayBuffer | Blob;
}

/** Images of people and of anchors are stored separately, like their calls. */
export type ImageArea = 'avatar' | 'anchor';

/** Notes of the store about itself, such as its seed version. */
interface NoteRecord {
  readonly id: string;
  readonly value: string;
}

export interface Records {
  users: UserRecord;
  roles: RoleRecord;
  permissions: PermissionRecord;
  anchors: Readonly<AnchorRecord<string>>;
  concretes: Readonly<Concrete<string>>;
  sectionSteels: Readonly<SectionSteel<string>>;
  images: ImageRecord;
  tokens: TokenRecord;
  captchas: CaptchaRecord;
  notes: NoteRecord;
}

export type TableName = keyof Records;
