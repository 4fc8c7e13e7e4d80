/** Stores the logo of the user's company for reports, as a data URL in this browser. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

export const LOGO_KEY = 'companyLogo';

const keyOf = (owner: string) => `${LOGO_KEY}:${owner}`;

export const companyLogo = (owner: string): string | null => readItem(keyOf(owner));

/** Stores the logo; returns false if the browser cannot store it. */
export const keepCompanyLogo = (owner: string, picture: string): boolean => writeItem(keyOf(owner), picture);

export const forgetCompanyLogo = (owner: string): void => removeItem(keyOf(owner));
