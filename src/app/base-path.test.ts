import { expect, it } from 'vitest';
import { withBase, withoutBase } from '@/app/env';

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
