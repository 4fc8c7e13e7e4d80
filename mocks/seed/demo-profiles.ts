/** User profiles for the demo accounts, with invented data. */
import { ADMIN_ROLE } from '@/api/contract/session';
import { demoAccounts } from './demo-accounts';
import { USER_ROLE } from './roles';

const profiles = {
  admin: {
    name: 'Anna Adler',
    company: 'Adler Structural Engineering',
    address: '12 Harbour Street, 20457 Hamburg',
    jobTitle: 'Head of engineering',
    phoneNumber: '+49 40 5550 100',
    email: 'anna.adler@adler-structural.example',
    expirationTime: null,
    roles: [ADMIN_ROLE, USER_ROLE],
  },
  engineer: {
    name: 'Li Wei',
    company: 'Eastgate Steel Construction',
    address: '88 Century Avenue, Pudong, Shanghai',
    jobTitle: 'Structural engineer',
    phoneNumber: '+86 21 5550 0200',
    email: 'li.wei@eastgate-steel.example',
    expirationTime: null,
    roles: [USER_ROLE],
  },
  expired: {
    name: 'Tom Berger',
    company: 'Berger Metalwork',
    address: '3 Mill Lane, 8010 Graz',
    jobTitle: 'Design draughtsman',
    phoneNumber: '+43 316 5550 30',
    email: 'tom.berger@berger-metalwork.example',
    expirationTime: '2024-12-31 23:59:59',
    roles: [USER_ROLE],
  },
} as const;

export const demoProfiles = demoAccounts.map(({ username, password }) => ({
  username,
  password,
  ...profiles[username as keyof typeof profiles],
}));
