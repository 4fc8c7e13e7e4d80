/** The accounts a fresh embedded backend knows. Shown by `npm start` and used by the browser journeys. */
export interface DemoAccount {
  username: string;
  password: string;
  note: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin', password: 'admin123', note: 'administrator' },
  { username: 'engineer', password: 'engineer123', note: 'designer' },
  { username: 'expired', password: 'expired123', note: 'designer whose account has expired' },
];
