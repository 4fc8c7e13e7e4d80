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
  /** Stores a record under its own id: replaces an existing record, or else adds a new one at the end. */
  put(record: T): Promise<void>;
  /** Removes a record; returns false if it did not exist. */
  remove(id: string): Promise<boolean>;
}

export type Store = { readonly [N in TableName]: Table<Records[N]> } & {
  /**
   * Runs one exclusive work at a time, over all tabs, so that 'this name is free' remains valid until the
   * write.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};
