/** Every path of the REST backend, once. Relative to the configured base URL. */
import type { Standard } from '../../engineering/model/design';

const USERS = '/api/user-management';
const ANCHORS = '/api/maoshuan';
const part = encodeURIComponent;

export const paths = {
  token: `${USERS}/oauth/token`,
  captcha: `${USERS}/captcha`,
  register: (captchaId: string, verification: string) =>
    `${USERS}/users/register/${part(captchaId)}/${part(verification)}`,
  me: `${USERS}/users/me`,
  meById: (id: string) => `${USERS}/users/me/${part(id)}`,
  mePassword: (id: string) => `${USERS}/users/me/${part(id)}/password`,
  userImage: (id: string) => `${USERS}/images/${part(id)}`,
  userImageUpload: `${USERS}/images/upload`,
  users: `${USERS}/users`,
  /** The documented create path ends with a slash. */
  userCreate: `${USERS}/users/`,
  user: (id: string) => `${USERS}/users/${part(id)}`,
  userPassword: (id: string) => `${USERS}/users/${part(id)}/password`,
  userRoles: (id: string) => `${USERS}/users/${part(id)}/roles`,
  userExpirationTime: (id: string) => `${USERS}/users/${part(id)}/expirationTime`,
  roles: `${USERS}/roles`,
  rolesAll: `${USERS}/roles/all`,
  role: (id: string) => `${USERS}/roles/${part(id)}`,
  permissions: `${USERS}/permissions`,
  permissionsAll: `${USERS}/permissions/all`,
  permission: (id: string) => `${USERS}/permissions/${part(id)}`,
  anchors: `${ANCHORS}/anchor`,
  anchorList: `${ANCHORS}/anchor/list`,
  anchorListFor: (standard: Standard, diameter: string) =>
    `${ANCHORS}/anchor/list/${standard}/${part(diameter)}`,
  anchor: (id: string) => `${ANCHORS}/anchor/${part(id)}`,
  anchorStop: (id: string) => `${ANCHORS}/anchor/stop/${part(id)}`,
  anchorReply: (id: string) => `${ANCHORS}/anchor/reply/${part(id)}`,
  sectionSteels: `${ANCHORS}/sectionSteel`,
  sectionSteelList: (type: string) => `${ANCHORS}/sectionSteel/list/${part(type)}`,
  sectionSteel: (id: string) => `${ANCHORS}/sectionSteel/${part(id)}`,
  concretes: `${ANCHORS}/concrete`,
  concreteList: `${ANCHORS}/concrete/list`,
  concrete: (id: string) => `${ANCHORS}/concrete/${part(id)}`,
  image: (id: string) => `${ANCHORS}/images/${part(id)}`,
  imageUpload: `${ANCHORS}/images/upload`,
  pdf: (userId: string) => `${ANCHORS}/images/pdf/${part(userId)}`,
  run: (userId: string) => `${ANCHORS}/simdroid/run/${part(userId)}`,
  runAlgorithm: (userId: string) => `${ANCHORS}/simdroid/runAlgorithm/${part(userId)}`,
} as const;
