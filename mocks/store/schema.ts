/** Tables, id prefixes, and fields allowed in `where`. A change needs a new version and an upgrade step. */
import type { TableName } from './records';

export const SCHEMA: Readonly<Record<TableName, { prefix: string; indexes: readonly string[] }>> = {
  users: { prefix: 'u', indexes: ['username'] },
  roles: { prefix: 'r', indexes: ['name'] },
  permissions: { prefix: 'p', indexes: ['name'] },
  anchors: { prefix: 'a', indexes: [] },
  concretes: { prefix: 'c', indexes: [] },
  sectionSteels: { prefix: 's', indexes: ['type'] },
  images: { prefix: 'i', indexes: [] },
  tokens: { prefix: 't', indexes: ['userId'] },
  captchas: { prefix: 'k', indexes: [] },
  notes: { prefix: 'n', indexes: [] },
};

export const TABLE_NAMES = Object.keys(SCHEMA) as TableName[];

export const DATABASE_NAME = 'anchor-designer-backend';

/** Schema version; to increase it, also add an upgrade step in indexed-db-store.ts. */
export const SCHEMA_VERSION = 1;
