/** Pages for administrators, by the name of their path; each is made from the description of a database. */
import type { ComponentType } from 'react';
import { REFERENCE_NAMES, type ReferenceName } from '@/api/contract/reference-databases';
import type { WireId } from '@/api/contract/wire-values';
import { anchorFormParts } from '@/features/administration/anchors/anchor-form';
import { anchorListParts } from '@/features/administration/anchors/anchor-list';
import { anchors } from '@/features/administration/anchors/anchors';
import { DatabaseFormPage } from '@/features/administration/databases/database-form-page';
import { DatabaseListPage } from '@/features/administration/databases/database-list-page';
import { references } from '@/features/administration/databases/reference-databases';
import type { Database } from '@/features/administration/records/database';
import { permissions, roles } from '@/features/administration/users/roles';
import { users } from '@/features/administration/users/users';
import type { AdminList } from '@/shared/navigation/routes';

interface AdminPages {
  List: ComponentType;
  Form: ComponentType;
}

const pagesOf = <R extends { id: WireId }>(database: Database<R>): AdminPages => ({
  List: () => <DatabaseListPage database={database} />,
  Form: () => <DatabaseFormPage database={database} />,
});

const referencePages = <N extends ReferenceName>(name: N): [N, AdminPages] => [
  name,
  pagesOf(references[name]),
];

export const pages: Readonly<Record<AdminList, AdminPages>> = {
  ...(Object.fromEntries(REFERENCE_NAMES.map(referencePages)) as Record<ReferenceName, AdminPages>),
  anchors: pagesOf({ ...anchors, listParts: anchorListParts, formParts: anchorFormParts }),
  users: pagesOf(users),
  roles: pagesOf(roles),
  permissions: pagesOf(permissions),
};
