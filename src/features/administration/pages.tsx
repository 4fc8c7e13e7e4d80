/** Pages that are made from a description. */
import { concretes } from '@/features/administration/databases/concretes';
import { DatabaseFormPage } from '@/features/administration/databases/database-form-page';
import { DatabaseListPage } from '@/features/administration/databases/database-list-page';
import { profiles } from '@/features/administration/databases/profiles';
import { KeyedFormPage, KeyedListPage } from '@/features/administration/keyed/keyed-pages';
import { permissions, roles } from '@/features/administration/keyed/keyed-records';

export const ConcreteListPage = () => <DatabaseListPage database={concretes} />;
export const ConcreteFormPage = () => <DatabaseFormPage database={concretes} />;
export const ProfileListPage = () => <DatabaseListPage database={profiles} />;
export const ProfileFormPage = () => <DatabaseFormPage database={profiles} />;
export const RoleListPage = () => <KeyedListPage records={roles} />;
export const RoleFormPage = () => <KeyedFormPage records={roles} />;
export const PermissionListPage = () => <KeyedListPage records={permissions} />;
export const PermissionFormPage = () => <KeyedFormPage records={permissions} />;
