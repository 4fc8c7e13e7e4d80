/** Personal data of a user as values of a form, and the conversion of these values for the backend. */

export const USER_DATA_FIELDS = ['name', 'phoneNumber', 'email', 'company', 'address', 'jobTitle'] as const;
export type UserDataValues = Record<(typeof USER_DATA_FIELDS)[number] | 'username', string>;

/** Removes leading and trailing spaces from each field. */
export function trimmedUserData(values: UserDataValues): UserDataValues {
  const trimmed = { ...values, username: values.username.trim() };
  for (const field of USER_DATA_FIELDS) trimmed[field] = values[field].trim();
  return trimmed;
}
