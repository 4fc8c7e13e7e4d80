/** Stores the logo of the user's company for reports, as a data URL in this browser. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

export const LOGO_KEY = 'companyLogo';

const keyOf = (owner: string) => `${LOGO_KEY}:${owner}`;

/** Logos that the browser could not store; they are used until the page is reloaded. */
const unstored = new Map<string, string>();

export const companyLogo = (owner: string): string | null => unstored.get(owner) ?? readItem(keyOf(owner));

/** Stores the logo; returns false if the browser cannot store it. */
export function keepCompanyLogo(owner: string, picture: string): boolean {
  unstored.set(owner, picture);
  return writeItem(keyOf(owner), picture) && unstored.delete(owner);
}

export function clearCompanyLogo(owner: string): void {
  unstored.delete(owner);
  removeItem(keyOf(owner));
}
