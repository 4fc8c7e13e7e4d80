/** All URL paths of the app. Paths are case-insensitive. */

/** Id of a record; a database may use numbers or strings. */
type Id = string | number;

const query = (name: string, value: Id) => `?${name}=${encodeURIComponent(value)}`;

export const routes = {
  home: '/home',
  homeWith: (standardType: string) => `/home${query('standardType', standardType)}`,
  designs: '/designs',
  login: '/login',
  register: '/register',
  personal: '/personal',
  sectionSteels: '/sectionSteelDatabase',
  sectionSteel: '/sectionSteel',
  concretes: '/concreteDatabase',
  concrete: '/concrete',
  anchors: '/anchorDatabase',
  anchor: '/anchor',
  users: '/user_management',
  user: '/user_setting',
  userWith: (userId: Id) => `/user_setting${query('userId', userId)}`,
  userCreate: '/user_create',
  roles: '/role_management',
  role: '/role',
  roleWith: (roleId: Id) => `/role${query('roleId', roleId)}`,
  permissions: '/permission_management',
  permission: '/permission',
  permissionWith: (permissionId: Id) => `/permission${query('permissionId', permissionId)}`,
  verification: '/verification',
  formulas: '/formulas',
  scope: '/scope',
  /** Returns the path of the scope page, with a fragment that makes the page highlight a reservation. */
  scopeOf: (code: string) => `/scope#${code}`,
  error: '/err',
} as const;

export const SUBMENUS = {
  help: ['verification', 'formulas', 'scope'],
  database: ['sectionSteels', 'concretes', 'anchors'],
  account: ['users', 'roles', 'permissions'],
} as const;

export type SubmenuPage = (typeof SUBMENUS)[keyof typeof SUBMENUS][number];
