/** The environment of the build, read and checked once. */

export interface Environment {
  /** Origin or path prefix of the backend, without a trailing slash; '' = same origin. */
  apiBaseUrl: string;
  /** Authorization header of the calls that need no session. */
  clientAuthorization: string;
  contactMail: string;
  /** Path under which the app is served, with both slashes. */
  basePath: string;
}

const DEFAULTS = {
  clientAuthorization: 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==',
  contactMail: 'support@anchors.example.com',
};

type Variables = Record<string, string | boolean | undefined>;

/** Reads the variables of `import.meta.env`; an unset or empty one takes its default. */
export function readEnvironment(variables: Variables): Environment {
  const text = (name: string) => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    apiBaseUrl: text('VITE_API_BASE_URL').replace(/\/+$/, ''),
    clientAuthorization: text('VITE_CLIENT_AUTHORIZATION') || DEFAULTS.clientAuthorization,
    contactMail: text('VITE_CONTACT_MAIL') || DEFAULTS.contactMail,
    basePath: text('BASE_URL') || '/',
  };
}

export const environment = readEnvironment(import.meta.env);
