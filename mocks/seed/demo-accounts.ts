/** Accounts in a fresh embedded backend, printed by `npm start` and used by the end-to-end tests. */
interface DemoAccount {
  username: string;
  password: string;
  note: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin', password: 'admin123', note: 'administrator' },
  { username: 'engineer', password: 'engineer123', note: 'designer' },
  { username: 'expired', password: 'expired123', note: 'designer whose account has expired' },
];

/** Credential that identifies the app to the backend before sign-in: `anchor-designer:client`. */
export const CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';
