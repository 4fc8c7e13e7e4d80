// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  DEFAULT_TARGET,
  isOwnPath,
  REDIRECT_KEY,
  saveRedirect,
  takeRedirect,
} from '@/stores/redirect-target';

beforeEach(() => sessionStorage.clear());

const OWN = ['/home', '/user_setting?userId=u2', '/anchor?anchorId=%2F%2Fevil.example', '/x#part'];
it.each(OWN)('the redirect target %s is a path of this app', (path) => expect(isOwnPath(path)).toBe(true));

it.each([
  '',
  'home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/login',
  '/LOGIN?x=1',
  '/home?next=/login',
])('the redirect target %j is refused and replaced with the home page', (target) => {
  expect(isOwnPath(target)).toBe(false);
  sessionStorage.setItem(REDIRECT_KEY, target);
  expect(takeRedirect()).toBe('/home?standardType=EN1992-4');
});

it('takeRedirect returns the stored target only once', () => {
  saveRedirect('/personal');
  expect(takeRedirect()).toBe('/personal');
  expect(takeRedirect()).toBe(DEFAULT_TARGET);
});
