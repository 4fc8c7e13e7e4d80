/** Personal and company data of a user, with the autocomplete values for browsers. */
export const USER_DETAILS = {
  name: 'name',
  phoneNumber: 'tel',
  email: 'email',
  company: 'organization',
  address: 'street-address',
  jobTitle: 'organization-title',
} as const;

export type UserDetail = keyof typeof USER_DETAILS;

export const DETAIL_NAMES = Object.keys(USER_DETAILS) as UserDetail[];

export const trimmedTexts = <K extends string>(texts: Readonly<Record<K, string>>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.trim()])) as Record<
    K,
    string
  >;
