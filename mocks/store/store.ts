/** Storage interface that the services use, independent of the storage technology. */
import type { Records, TableName } from './records';

export interface Table<T extends { readonly id: string }> {
  get(id: string): Promise<T | undefined>;
  /** Returns all records in the order of insertion. */
  all(): Promise<T[]>;
  /** Returns the records whose indexed `field` (see schema.ts) equals `value`, in the order of `all`. */
  where(field: keyof T & string, value: string): Promise<T[]>;
  /** Stores a new record under a new id of the table; ids are never used twice. */
  add(draft: Omit<T, 'id'>): Promise<T>;
  /** Stores many new records in one transaction. */
  addAll(drafts: readonly Omit<T, 'id'>[]): Promise<T[]>;
  /** Stores a record under its own id: replaces an existing record, otherwise adds it at the end. */
  put(record: T): Promise<void>;
  /** Removes a record; returns false if it did not exist. */
  remove(id: string): Promise<boolean>;
}

export type Store = { readonly [N in TableName]: Table<Records[N]> } & {
  /**
   * Runs `work` while no other exclusive work runs, in this tab or another, so that checks such as 'this
   * name is free' remain true until the write. Not reentrant.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};
