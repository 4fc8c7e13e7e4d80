/** All URL paths of the app. Paths are case-insensitive. */

export const routes = {
  home: '/home',
  homeWith: (standardType: string) => `/home?standardType=${encodeURIComponent(standardType)}`,
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
  userCreate: '/user_create',
  roles: '/role_management',
  role: '/role',
  permissions: '/permission_management',
  permission: '/permission',
  verification: '/verification',
  formulas: '/formulas',
  scope: '/scope',
  /** Returns the path of the scope page, with a fragment that makes the page highlight a reservation. */
  scopeOf: (code: string) => `/scope#${code}`,
  error: '/err',
} as const;

/** Lists for administrators, and the pages of their forms. */
export const ADMIN_FORMS = {
  sectionSteels: ['sectionSteel'],
  concretes: ['concrete'],
  anchors: ['anchor'],
  users: ['user', 'userCreate'],
  roles: ['role'],
  permissions: ['permission'],
} as const;

export type AdminList = keyof typeof ADMIN_FORMS;
export const ADMIN_LISTS = Object.keys(ADMIN_FORMS) as AdminList[];

/** Pages of each submenu. */
export const SUBMENUS = {
  help: ['verification', 'formulas', 'scope'],
  database: ['sectionSteels', 'concretes', 'anchors'],
  account: ['users', 'roles', 'permissions'],
} as const;

export type SubmenuPage = (typeof SUBMENUS)[keyof typeof SUBMENUS][number];
