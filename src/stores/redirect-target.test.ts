// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_TARGET, isOwnPath, saveRedirect, takeRedirect } from './redirect-target';

describe('the redirect target', () => {
  beforeEach(() => sessionStorage.clear());

  it.each(['/home?standardType=JGJ145-2013', '/personal', '/user_setting?userId=7#roles', '/'])(
    'leads back to %s',
    (target) => {
      saveRedirect(target);
      expect(takeRedirect()).toBe(target);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    'home',
    '',
    '/login',
    '/Login?next=/home',
    '/home?next=/login',
  ])('never follows %j', (target) => {
    expect(isOwnPath(target)).toBe(false);
    saveRedirect(target);
    expect(takeRedirect()).toBe(DEFAULT_TARGET);
  });

  it('counts once', () => {
    saveRedirect('/personal');
    takeRedirect();
    expect(takeRedirect()).toBe('/home?standardType=EN1992-4');
  });
});
