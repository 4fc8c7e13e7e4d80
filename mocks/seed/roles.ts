/** Roles and permissions in a fresh backend. */
import { ADMIN_ROLE } from '@/api/contract/session';

/** Role assigned to a newly registered user. */
export const USER_ROLE = 'USER';

export const seedPermissions = [
  {
    name: 'design:calculate',
    nickName: 'Design and calculate',
    description: 'Calculate anchorages and write reports',
  },
  {
    name: 'database:edit',
    nickName: 'Maintain databases',
    description: 'Edit anchors, concrete grades and profiles',
  },
  { name: 'user:manage', nickName: 'Manage users', description: 'Create, change and delete accounts' },
  { name: 'role:manage', nickName: 'Manage roles', description: 'Create, change and delete roles' },
  {
    name: 'permission:manage',
    nickName: 'Manage permissions',
    description: 'Create, change and delete permissions',
  },
] as const;

export const seedRoles = [
  {
    name: ADMIN_ROLE,
    nickName: 'Administrator',
    description: 'Maintains databases, users, roles and permissions',
    permissions: seedPermissions.map(({ name }) => name),
  },
  {
    name: USER_ROLE,
    nickName: 'Designer',
    description: 'Designs and calculates anchorages',
    permissions: ['design:calculate'],
  },
] as const;
