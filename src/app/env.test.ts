import { expect, it } from 'vitest';
import { readEnvironment, withBase, withoutBase } from '@/app/env';

it('the build environment has a default for each missing variable', () =>
  expect(readEnvironment({})).toEqual({
    apiBaseUrl: '',
    clientAuthorization: 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==',
    contactMail: '',
    release: { date: '', version: '', years: '' },
    basePath: '/',
  }));

it('the build environment removes spaces around each variable, and trailing slashes from the backend address', () => {
  const variables = {
    VITE_API_BASE_URL: ' https://backend.example.com/prefix// ',
    VITE_CLIENT_AUTHORIZATION: ' Basic abc ',
    VITE_CONTACT_MAIL: ' help@example.com ',
    VITE_RELEASE_DATE: ' 2026.01.31 ',
    VITE_RELEASE_VERSION: ' V2.1 ',
    VITE_COPYRIGHT_YEARS: ' 2021-2026 ',
    BASE_URL: ' /anchor/ ',
  };
  expect(readEnvironment(variables)).toEqual({
    apiBaseUrl: 'https://backend.example.com/prefix',
    clientAuthorization: 'Basic abc',
    contactMail: 'help@example.com',
    release: { date: '2026.01.31', version: 'V2.1', years: '2021-2026' },
    basePath: '/anchor/',
  });
});

const INVALID = ['support', 'a@b@c', 'a@b.example?bcc=c@d.example', 'a b@c.example', '"><script>@x'];

it.each(INVALID)('the build environment ignores the invalid contact e-mail address %j', (mail) =>
  expect(readEnvironment({ VITE_CONTACT_MAIL: mail }).contactMail).toBe(''),
);

it.each([
  ['/home', '/', '/home'],
  ['//evil.example', '/', '//evil.example'],
  ['/anchor/home', '/anchor/', '/home'],
  ['/Anchor/home', '/anchor/', '/home'],
  ['/anchor', '/anchor/', '/'],
  ['/anchor/', '/anchor/', '/'],
  ['/anchor//evil.example', '/anchor/', '//evil.example'],
  ['/anchorDatabase', '/anchor/', '/anchorDatabase'],
  ['/elsewhere', '/anchor/', '/elsewhere'],
])('for the URL path %s and the base path %s, the path within the app is %s', (pathname, base, own) =>
  expect(withoutBase(pathname, base)).toBe(own),
);

it('the base path is added to a path within the app', () => {
  expect(withBase('/login', '/')).toBe('/login');
  expect(withBase('/login', '/anchor/')).toBe('/anchor/login');
});
