/**
 * Access to the browser's storage that never throws: blocked or full storage reads as empty and refuses
 * writes.
 */

export function readItem(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item; false if the browser refused. */
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
    // Storage refused the removal, so nothing is stored.
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
