/** Storage interface for the services, independent of the storage technology. */
import type { Records, TableName } from './records';

export interface Table<T extends { readonly id: string }> {
  get(id: string): Promise<T | undefined>;
  /** Returns all records in order of insertion. */
  all(): Promise<T[]>;
  /** Returns the records whose indexed `field` (see schema.ts) equals `value`, in the order of `all`. */
  where(field: keyof T & string, value: string): Promise<T[]>;
  /** Stores a new record under a new id; ids are never reused. */
  add(draft: Omit<T, 'id'>): Promise<T>;
  /** Stores many new records in one transaction. */
  addAll(drafts: readonly Omit<T, 'id'>[]): Promise<T[]>;
  /**
   * Stores a record under the id that it contains: replaces an existing record, or else adds a new one at
   * the end.
   */
  put(record: T): Promise<void>;
  /** Removes a record; returns false if it did not exist. */
  remove(id: string): Promise<boolean>;
}

export type Store = { readonly [N in TableName]: Table<Records[N]> } & {
  /**
   * Runs `work` while no other exclusive work is running, in this or any other tab, so that checks such as
   * 'this name is free' remain valid until the write. Not reentrant.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};
