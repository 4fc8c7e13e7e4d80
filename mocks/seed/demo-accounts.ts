/** Accounts of a fresh embedded backend; `npm start` prints them, and the end-to-end tests use them. */
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
