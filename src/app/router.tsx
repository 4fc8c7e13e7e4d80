/** Pages by URL path, which React Router reads ignoring case; each but the sign-in page is a lazy chunk. */
import { createElement, type ComponentType, type ReactElement } from 'react';
import {
  Navigate,
  createBrowserRouter,
  createMemoryRouter,
  type RouteObject,
  redirect,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { environment, withoutBase } from '@/app/env';
import { HomeRoute } from '@/app/home-route';
import { LoadingScreen } from '@/app/loading-screen';
import { PublicLayout } from '@/app/shell/public-layout';
import { LoginPage } from '@/features/account/login/login-page';
import { routes, ADMIN_FORMS, ADMIN_LISTS, type AdminList } from '@/shared/navigation/routes';
import { lazyPage } from '@/shared/ui/lazy';
import { isOwnPath, saveRedirect } from '@/stores/redirect-target';
import { hasSession } from '@/stores/session';

function pathOf(request: Request): { pathname: string; full: string } {
  const { pathname, search } = new URL(request.url);
  const own = withoutBase(pathname, environment.basePath);
  return { pathname: own, full: own + search };
}

/** Guard for pages shown before sign-in: redirects a signed-in user to the home page. */
function publicGuard(): Response | null {
  return hasSession() ? redirect(routes.home) : null;
}

/** Guard for other pages. Visitors may open /home: the shell's me call decides whether they must sign in. */
function sessionGuard({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, full } = pathOf(request);
  const isHome = ['/', routes.home].includes(pathname.toLowerCase());
  if (hasSession() || isHome) return null;
  if (isOwnPath(full)) saveRedirect(full);
  return redirect(routes.login);
}

function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  return createElement(lazyPage(async () => (await load())[name]));
}

const adminPage = (list: AdminList, kind: 'List' | 'Form') =>
  page(async () => (await import('@/features/administration/pages')).pages[list], kind);

const table: RouteObject[] = [
  {
    element: <PublicLayout />,
    loader: publicGuard,
    shouldRevalidate: () => true,
    HydrateFallback: LoadingScreen,
    children: [
      { path: routes.login, element: <LoginPage /> },
      {
        path: routes.register,
        element: page(() => import('@/features/account/register/register-page'), 'RegisterPage'),
      },
    ],
  },
  {
    element: page(() => import('@/app/shell/shell'), 'Shell'),
    loader: sessionGuard,
    shouldRevalidate: () => true,
    HydrateFallback: LoadingScreen,
    children: [
      { path: '/', element: <Navigate to={routes.home} replace /> },
      { path: routes.home, element: <HomeRoute /> },
      {
        path: routes.designs,
        element: page(() => import('@/features/designs/page/designs-page'), 'DesignsPage'),
      },
      {
        element: page(() => import('@/app/shell/admin-guard'), 'PageFrame'),
        children: [
          {
            path: routes.personal,
            element: page(() => import('@/features/administration/personal/personal-page'), 'PersonalPage'),
          },
          {
            path: routes.verification,
            element: page(
              () => import('@/features/verification/examples/verification-page'),
              'VerificationPage',
            ),
          },
          {
            path: routes.formulas,
            element: page(() => import('@/features/verification/formulas/formulas-page'), 'FormulasPage'),
          },
          {
            path: routes.scope,
            element: page(() => import('@/features/verification/scope/scope-page'), 'ScopePage'),
          },
          { path: routes.error, element: page(() => import('@/app/error-page'), 'ErrorPage') },
        ],
      },
      {
        element: page(() => import('@/app/shell/admin-guard'), 'AdminGuard'),
        children: ADMIN_LISTS.flatMap((list) => [
          { path: routes[list], element: adminPage(list, 'List') },
          ...ADMIN_FORMS[list].map((form) => ({ path: routes[form], element: adminPage(list, 'Form') })),
        ]),
      },
      { path: '*', element: <Navigate to={routes.error} replace /> },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

export function createRouter(): Router {
  return createBrowserRouter(table, { basename: environment.basePath });
}

export function createTestRouter(path: string): Router {
  return createMemoryRouter(table, { initialEntries: [path] });
}
