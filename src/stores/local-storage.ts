/** Browser storage that never throws: a blocked or full one reads null, and writing returns false. */

export function readItem(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item; returns false if the browser refuses. */
export function writeItem(key: string, value: string, storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(key);
  } catch {
    // A storage that refuses removal has not stored anything.
  }
}

export function itemKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const perTab = (): Storage => sessionStorage;
