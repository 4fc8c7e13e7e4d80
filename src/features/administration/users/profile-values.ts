/** What a form holds of a user's profile, and as it goes to the backend. */

export const PROFILE_FIELDS = ['name', 'phoneNumber', 'email', 'company', 'address', 'jobTitle'] as const;
export type ProfileValues = Record<(typeof PROFILE_FIELDS)[number] | 'username', string>;

/** Without the spaces around each text. */
export function trimmedProfile(values: ProfileValues): ProfileValues {
  const trimmed = { ...values, username: values.username.trim() };
  for (const field of PROFILE_FIELDS) trimmed[field] = values[field].trim();
  return trimmed;
}
