/** The build environment, read and checked once. */
import type { Language } from '@/text/languages';

interface Environment {
  /** Origin or path prefix of the backend, without a trailing slash; '' for the same origin. */
  apiBaseUrl: string;
  /** Authorization header for calls that do not need a session. */
  clientAuthorization: string;
  /** E-mail address for feedback; '' if no address is shown. */
  contactMail: string;
  /** Release information for the footer, which omits empty strings. */
  release: { date: string; version: string; years: string };
  /** Path under which the app is served, beginning and ending with a slash. */
  basePath: string;
}

const DEFAULT_CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';

/** Guards the mailto link: text that is not an e-mail address could lead elsewhere. */
const MAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/;

/** Reads `import.meta.env`, with defaults for missing variables. The file `.env` sets contact and release. */
export function readEnvironment(variables: Record<string, string | boolean | undefined>): Environment {
  const text = (name: string) => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    apiBaseUrl: text('VITE_API_BASE_URL').replace(/(?<!\/)\/+$/, ''),
    clientAuthorization: text('VITE_CLIENT_AUTHORIZATION') || DEFAULT_CLIENT_AUTHORIZATION,
    contactMail: MAIL.exec(text('VITE_CONTACT_MAIL'))?.[0] ?? '',
    release: {
      date: text('VITE_RELEASE_DATE'),
      version: text('VITE_RELEASE_VERSION'),
      years: text('VITE_COPYRIGHT_YEARS'),
    },
    basePath: text('BASE_URL') || '/',
  };
}

export const environment = readEnvironment(import.meta.env);

/** Returns the path within the app, unchanged if outside `base`, which begins and ends with a slash. */
export function withoutBase(pathname: string, base: string): string {
  const prefix = base.replace(/(?<!\/)\/+$/, '');
  if (prefix === '' || !pathname.toLowerCase().startsWith(prefix.toLowerCase())) return pathname;
  const rest = pathname.slice(prefix.length);
  // The URL path `/anchors` is not below the base path `/anchor/`.
  if (rest !== '' && !rest.startsWith('/')) return pathname;
  return rest === '' ? '/' : rest;
}

export function withBase(path: string, base: string): string {
  return base.replace(/(?<!\/)\/+$/, '') + path;
}

export const manualAddress = (language: Language): string =>
  withBase(`/help/manual-${language}.pdf`, environment.basePath);

export const videoAddress = (language: Language): string =>
  withBase(`/help/design-${language}.webm`, environment.basePath);
