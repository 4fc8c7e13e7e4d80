import { describe, expect, it } from 'vitest';
import { withBase, withoutBase } from '@/app/base-path';

describe('the path under which the app is served', () => {
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
  ])('is taken from %s under %s: %s', (pathname, base, own) => {
    expect(withoutBase(pathname, base)).toBe(own);
  });

  it('is put before an address', () => {
    expect(withBase('/login', '/')).toBe('/login');
    expect(withBase('/login', '/anchor/')).toBe('/anchor/login');
  });
});
