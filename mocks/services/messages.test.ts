import { describe, expect, it } from 'vitest';
import { languageOf, messageText } from './messages';

describe('messages', () => {
  it('placeholders in backend messages are replaced in both languages', () => {
    expect(messageText('username_taken', { username: '<b>x</b>' })).toBe('The username <b>x</b> is taken.');
    expect(messageText('username_taken', { username: 'x' }, 'cn')).toBe('用户名 x 已被占用。');
    expect(messageText('role_in_use', {})).toBe(
      'The role is assigned to  user(s). Remove it from them first.',
    );
  });

  it.each([
    ['cn', 'cn'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['en-GB,zh;q=0.5', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('the Accept-Language header %j selects the language %s', (header, language) =>
    expect(languageOf(header)).toBe(language),
  );
});
