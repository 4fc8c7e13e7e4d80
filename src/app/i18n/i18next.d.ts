/**
 * Types for the translation keys, derived from the English strings. Each new namespace needs an entry here.
 */
import 'i18next';
import type administration from '../../../locales/en/administration.json';
import type anchors from '../../../locales/en/anchors.json';
import type common from '../../../locales/en/common.json';
import type databases from '../../../locales/en/databases.json';
import type design from '../../../locales/en/design.json';
import type designFile from '../../../locales/en/designFile.json';
import type designs from '../../../locales/en/designs.json';
import type error from '../../../locales/en/error.json';
import type errors from '../../../locales/en/errors.json';
import type explore from '../../../locales/en/explore.json';
import type limits from '../../../locales/en/limits.json';
import type loadList from '../../../locales/en/loadList.json';
import type login from '../../../locales/en/login.json';
import type permissions from '../../../locales/en/permissions.json';
import type personal from '../../../locales/en/personal.json';
import type proof from '../../../locales/en/proof.json';
import type register from '../../../locales/en/register.json';
import type remarks from '../../../locales/en/remarks.json';
import type report from '../../../locales/en/report.json';
import type result from '../../../locales/en/result.json';
import type results from '../../../locales/en/results.json';
import type roles from '../../../locales/en/roles.json';
import type search from '../../../locales/en/search.json';
import type shell from '../../../locales/en/shell.json';
import type users from '../../../locales/en/users.json';
import type viewer from '../../../locales/en/viewer.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      administration: typeof administration;
      anchors: typeof anchors;
      common: typeof common;
      databases: typeof databases;
      design: typeof design;
      designFile: typeof designFile;
      designs: typeof designs;
      error: typeof error;
      errors: typeof errors;
      explore: typeof explore;
      limits: typeof limits;
      loadList: typeof loadList;
      login: typeof login;
      permissions: typeof permissions;
      personal: typeof personal;
      proof: typeof proof;
      register: typeof register;
      remarks: typeof remarks;
      report: typeof report;
      result: typeof result;
      results: typeof results;
      roles: typeof roles;
      search: typeof search;
      shell: typeof shell;
      users: typeof users;
      viewer: typeof viewer;
    };
  }
}
