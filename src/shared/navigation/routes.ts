/** All URL paths of the app. Paths are case-insensitive. */
import {
  eachReference,
  REFERENCE_NAMES,
  REFERENCES,
  type ReferenceName,
} from '@/api/contract/reference-databases';

type ReferenceForm = (typeof REFERENCES)[ReferenceName]['path'];

const REFERENCE_ROUTES = Object.fromEntries(
  REFERENCE_NAMES.flatMap((name) => {
    const { path } = REFERENCES[name];
    return Object.entries({ [name]: `/${path}Database`, [path]: `/${path}` });
  }),
) as Record<ReferenceName | ReferenceForm, string>;

export const routes = {
  home: '/home',
  homeWith: (standardType: string) => `/home?standardType=${encodeURIComponent(standardType)}`,
  designs: '/designs',
  login: '/login',
  register: '/register',
  personal: '/personal',
  ...REFERENCE_ROUTES,
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

/** Lists for administrators in each submenu, and the pages of their forms: the first edits, the last adds. */
const ADMIN = {
  database: { ...eachReference((name) => [REFERENCES[name].path]), anchors: ['anchor'] },
  account: { users: ['user', 'userCreate'], roles: ['role'], permissions: ['permission'] },
} as const;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

export const ADMIN_FORMS = { ...ADMIN.database, ...ADMIN.account };
export const ADMIN_LISTS = keysOf(ADMIN_FORMS);
export type AdminList = keyof typeof ADMIN_FORMS;

export const SUBMENUS = {
  help: ['verification', 'formulas', 'scope'] as const,
  database: keysOf(ADMIN.database),
  account: keysOf(ADMIN.account),
};

export type SubmenuPage = (typeof SUBMENUS)[keyof typeof SUBMENUS][number];

const isAdminList = (page: SubmenuPage): page is AdminList => page in ADMIN_FORMS;

/** Returns the key of a page's name; those of the pages for administrators are among their other texts. */
export const menuText = (page: SubmenuPage) =>
  isAdminList(page) ? (`databases:${page}.page.menu` as const) : (`shell:menu.${page}` as const);
