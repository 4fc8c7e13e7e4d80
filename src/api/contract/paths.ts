/** All REST backend paths, relative to the configured base URL. */
import { REFERENCES, type ReferenceName } from '@/api/contract/reference-databases';
import type { WireId } from '@/api/contract/wire-values';
import type { Standard } from '@/engineering';

const USERS = '/api/user-management';
const ANCHORS = '/api/maoshuan';
const part = (id: WireId) => encodeURIComponent(id);

export const paths = {
  token: `${USERS}/oauth/token`,
  captcha: `${USERS}/captcha`,
  register: (captchaId: WireId, verification: string) =>
    `${USERS}/users/register/${part(captchaId)}/${part(verification)}`,
  me: `${USERS}/users/me`,
  meById: (id: WireId) => `${USERS}/users/me/${part(id)}`,
  mePassword: (id: WireId) => `${USERS}/users/me/${part(id)}/password`,
  userImage: (id: WireId) => `${USERS}/images/${part(id)}`,
  userImageUpload: `${USERS}/images/upload`,
  users: `${USERS}/users`,
  /** The create path in the requirements documents ends with a slash. */
  userCreate: `${USERS}/users/`,
  user: (id: WireId) => `${USERS}/users/${part(id)}`,
  userPassword: (id: WireId) => `${USERS}/users/${part(id)}/password`,
  userRoles: (id: WireId) => `${USERS}/users/${part(id)}/roles`,
  userExpirationTime: (id: WireId) => `${USERS}/users/${part(id)}/expirationTime`,
  anchors: `${ANCHORS}/anchor`,
  anchorList: `${ANCHORS}/anchor/list`,
  anchorListFor: (standard: Standard, diameter: string) =>
    `${ANCHORS}/anchor/list/${standard}/${part(diameter)}`,
  anchor: (id: WireId) => `${ANCHORS}/anchor/${part(id)}`,
  anchorStop: (id: WireId) => `${ANCHORS}/anchor/stop/${part(id)}`,
  anchorReply: (id: WireId) => `${ANCHORS}/anchor/reply/${part(id)}`,
  image: (id: WireId) => `${ANCHORS}/images/${part(id)}`,
  imageUpload: `${ANCHORS}/images/upload`,
  pdf: (userId: string) => `${ANCHORS}/images/pdf/${part(userId)}`,
  run: (userId: string) => `${ANCHORS}/simdroid/run/${part(userId)}`,
  runAlgorithm: (userId: string) => `${ANCHORS}/simdroid/runAlgorithm/${part(userId)}`,
} as const;

export function keyedPaths(name: 'roles' | 'permissions') {
  const records = `${USERS}/${name}`;
  return { records, all: `${records}/all`, record: (id: WireId) => `${records}/${part(id)}` };
}

/** Returns the paths of a reference database; `series` is that of the list if the database is divided. */
export function referencePaths(name: ReferenceName) {
  const records = `${ANCHORS}/${REFERENCES[name].path}`;
  return {
    records,
    record: (id: WireId) => `${records}/${part(id)}`,
    list: (series = '') => `${records}/list${series && `/${part(series)}`}`,
  };
}

/** Response header for a PDF: the characters that the PDF shows as boxes, percent-encoded. */
export const LETTERS_HEADER = 'x-letters-without-font';
