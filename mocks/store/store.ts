/** Storage interface of the services, independent of the storage technology. */
import type { Records, TableName } from './records';

export interface Table<T extends { readonly id: string }> {
  get(id: string): Promise<T | undefined>;
  /** Returns records in the order of insertion. */
  all(): Promise<T[]>;
  /** Records whose indexed `field` (see schema.ts) equals `value`, in the order of `all`. */
  where(field: keyof T & string, value: string): Promise<T[]>;
  /** Stores a new record under a new id of the table; ids are never used twice. */
  add(draft: Omit<T, 'id'>): Promise<T>;
  /** The same for many, in one transaction. */
  addAll(drafts: readonly Omit<T, 'id'>[]): Promise<T[]>;
  /** Stores a record under its own id: in place if it exists, otherwise at the end. */
  put(record: T): Promise<void>;
  /** Returns false if there was nothing to remove. */
  remove(id: string): Promise<boolean>;
}

export type Store = { readonly [N in TableName]: Table<Records[N]> } & {
  /**
   * Runs `work` while no other exclusive work runs, in this tab or another: checks such as 'this name is
   * free' stay true until the write. Not reentrant.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};
