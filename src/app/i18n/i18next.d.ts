/** Types of the translation keys, derived from the English texts. Each namespace needs an entry here. */
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      administration: typeof import('../../../locales/en/administration.json');
      anchors: typeof import('../../../locales/en/anchors.json');
      common: typeof import('../../../locales/en/common.json');
      databases: typeof import('../../../locales/en/databases.json');
      design: typeof import('../../../locales/en/design.json');
      designFile: typeof import('../../../locales/en/designFile.json');
      designs: typeof import('../../../locales/en/designs.json');
      error: typeof import('../../../locales/en/error.json');
      errors: typeof import('../../../locales/en/errors.json');
      explore: typeof import('../../../locales/en/explore.json');
      limits: typeof import('../../../locales/en/limits.json');
      loadList: typeof import('../../../locales/en/loadList.json');
      login: typeof import('../../../locales/en/login.json');
      permissions: typeof import('../../../locales/en/permissions.json');
      personal: typeof import('../../../locales/en/personal.json');
      proof: typeof import('../../../locales/en/proof.json');
      register: typeof import('../../../locales/en/register.json');
      remarks: typeof import('../../../locales/en/remarks.json');
      report: typeof import('../../../locales/en/report.json');
      result: typeof import('../../../locales/en/result.json');
      results: typeof import('../../../locales/en/results.json');
      roles: typeof import('../../../locales/en/roles.json');
      search: typeof import('../../../locales/en/search.json');
      shell: typeof import('../../../locales/en/shell.json');
      users: typeof import('../../../locales/en/users.json');
      viewer: typeof import('../../../locales/en/viewer.json');
    };
  }
}
