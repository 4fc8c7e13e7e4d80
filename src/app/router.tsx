/** Routes: the page for each URL path. React Router ignores case. */
import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom';
import { environment } from '@/app/env';
import { HomeRoute } from '@/app/home-route';
import {
  AdminArea,
  AnchorFormPage,
  AnchorListPage,
  ConcreteFormPage,
  ConcreteListPage,
  DesignsPage,
  ErrorPage,
  FormulasPage,
  PageFrame,
  PermissionFormPage,
  PermissionListPage,
  PersonalPage,
  ProfileFormPage,
  ProfileListPage,
  RegisterPage,
  RoleFormPage,
  RoleListPage,
  ScopePage,
  Shell,
  UserCreatePage,
  UserEditPage,
  UserListPage,
  VerificationPage,
} from '@/app/pages';
import { publicGuard, sessionGuard } from '@/app/session/guard';
import { PublicLayout } from '@/app/shell/public-layout';
import { StartPage } from '@/app/start-page';
import { LoginPage } from '@/features/account/login/login-page';
import { routes } from '@/shared/navigation/routes';

const table: RouteObject[] = [
  {
    element: <PublicLayout />,
    loader: publicGuard,
    shouldRevalidate: () => true,
    HydrateFallback: StartPage,
    children: [
      { path: routes.login, element: <LoginPage /> },
      { path: routes.register, element: <RegisterPage /> },
    ],
  },
  {
    element: <Shell />,
    loader: sessionGuard,
    shouldRevalidate: () => true,
    HydrateFallback: StartPage,
    children: [
      { path: '/', element: <Navigate to={routes.home} replace /> },
      { path: routes.home, element: <HomeRoute /> },
      { path: routes.designs, element: <DesignsPage /> },
      {
        element: <PageFrame />,
        children: [
          { path: routes.personal, element: <PersonalPage /> },
          { path: routes.verification, element: <VerificationPage /> },
          { path: routes.formulas, element: <FormulasPage /> },
          { path: routes.scope, element: <ScopePage /> },
          { path: routes.error, element: <ErrorPage /> },
        ],
      },
      {
        element: <AdminArea />,
        children: [
          { path: routes.sectionSteels, element: <ProfileListPage /> },
          { path: routes.sectionSteel, element: <ProfileFormPage /> },
          { path: routes.concretes, element: <ConcreteListPage /> },
          { path: routes.concrete, element: <ConcreteFormPage /> },
          { path: routes.anchors, element: <AnchorListPage /> },
          { path: routes.anchor, element: <AnchorFormPage /> },
          { path: routes.users, element: <UserListPage /> },
          { path: routes.user, element: <UserEditPage /> },
          { path: routes.userCreate, element: <UserCreatePage /> },
          { path: routes.roles, element: <RoleListPage /> },
          { path: routes.role, element: <RoleFormPage /> },
          { path: routes.permissions, element: <PermissionListPage /> },
          { path: routes.permission, element: <PermissionFormPage /> },
        ],
      },
      { path: '*', element: <Navigate to={routes.error} replace /> },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

export function createRouter(): Router {
  return createBrowserRouter(table, { basename: environment.basePath });
}

/** Creates a router with the same pages in memory, for tests. */
export function createTestRouter(path: string): Router {
  return createMemoryRouter(table, { initialEntries: [path] });
}
