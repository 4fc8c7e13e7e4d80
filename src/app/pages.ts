/**
 * The pages of the app. Each page except the sign-in page is a separate chunk, loaded when its URL is
 * opened.
 */
import { createElement, lazy, type ComponentType } from 'react';

/** Makes a page that is loaded again if the previous attempt failed. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (cause) {
        Page = attempt();
        throw cause;
      }
    });
  let Page = attempt();
  return () => createElement(Page);
}

export const Shell = page(() => import('@/app/shell/shell'), 'Shell');
export const AdminArea = page(() => import('@/app/shell/admin-area'), 'AdminArea');
export const PageFrame = page(() => import('@/app/shell/page-frame'), 'PageFrame');
export const ErrorPage = page(() => import('@/app/error-page'), 'ErrorPage');
export const DesignPage = page(() => import('@/features/workspace/page/design-page'), 'DesignPage');
export const DesignsPage = page(() => import('@/features/designs/page/designs-page'), 'DesignsPage');
export const RegisterPage = page(() => import('@/features/account/register/register-page'), 'RegisterPage');
export const PersonalPage = page(
  () => import('@/features/administration/personal/personal-page'),
  'PersonalPage',
);
export const UserListPage = page(
  () => import('@/features/administration/users/user-list-page'),
  'UserListPage',
);
export const UserEditPage = page(
  () => import('@/features/administration/users/user-edit-page'),
  'UserEditPage',
);
export const UserCreatePage = page(
  () => import('@/features/administration/users/user-create-page'),
  'UserCreatePage',
);
export const RoleListPage = page(() => import('@/features/administration/pages'), 'RoleListPage');
export const RoleFormPage = page(() => import('@/features/administration/pages'), 'RoleFormPage');
export const PermissionListPage = page(() => import('@/features/administration/pages'), 'PermissionListPage');
export const PermissionFormPage = page(() => import('@/features/administration/pages'), 'PermissionFormPage');
export const ProfileListPage = page(() => import('@/features/administration/pages'), 'ProfileListPage');
export const ProfileFormPage = page(() => import('@/features/administration/pages'), 'ProfileFormPage');
export const ConcreteListPage = page(() => import('@/features/administration/pages'), 'ConcreteListPage');
export const ConcreteFormPage = page(() => import('@/features/administration/pages'), 'ConcreteFormPage');
export const AnchorListPage = page(
  () => import('@/features/administration/anchors/anchor-list-page'),
  'AnchorListPage',
);
export const AnchorFormPage = page(() => import('@/features/administration/pages'), 'AnchorFormPage');
export const VerificationPage = page(
  () => import('@/features/verification/examples/verification-page'),
  'VerificationPage',
);
export const FormulasPage = page(
  () => import('@/features/verification/formulas/formulas-page'),
  'FormulasPage',
);
export const ScopePage = page(() => import('@/features/verification/scope/scope-page'), 'ScopePage');
