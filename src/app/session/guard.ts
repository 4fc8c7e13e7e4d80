/** Route guards: decide whether a user may open a URL before the page is shown. */
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { withoutBase } from '@/app/base-path';
import { environment } from '@/app/env';
import { routes } from '@/shared/navigation/routes';
import { isOwnPath, saveRedirect } from '@/stores/redirect-target';
import { hasSession } from '@/stores/session';

function pathOf(request: Request): { pathname: string; full: string } {
  const { pathname, search } = new URL(request.url);
  const own = withoutBase(pathname, environment.basePath);
  return { pathname: own, full: own + search };
}

/** Guard for pages shown before sign-in: redirects a signed-in user to the home page. */
export function publicGuard(): Response | null {
  return hasSession() ? redirect(routes.home) : null;
}

/**
 * Guard for all other pages. It lets visitors open /home, where the shell's me call determines whether they
 * must sign in.
 */
export function sessionGuard({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, full } = pathOf(request);
  const isHome = ['/', routes.home].includes(pathname.toLowerCase());
  if (hasSession() || isHome) return null;
  if (isOwnPath(full)) saveRedirect(full);
  return redirect(routes.login);
}
