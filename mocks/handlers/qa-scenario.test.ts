import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { httpBackend } from '@/testing/http-backend';
import { ruleFor, NO_SCENARIO, parseScenario, type QaScenario } from './qa-scenario';
import { FORMS } from './qa-value-formats';

describe('QA switches', () => {
  const path = '*';
  it.each<[string, Partial<QaScenario>]>([
    ['captcha-off, network,expired-token', { anyCaptcha: true, overNetwork: true, expiredToken: true }],
    ['slow:800', { slow: [{ path, ms: 800 }] }],
    ['slow:/a:90', { slow: [{ path: '/a', ms: 90 }] }],
    ['slow,token-life:20', { slow: [{ path, ms: 1000 }], tokenLifeMs: 20_000 }],
    ['fail:/a/b:404', { fail: [{ path: '/a/b', status: 404 }] }],
    ['fail:PATCH /c', { fail: [{ method: 'PATCH', path: '/c', status: 500 }] }],
    ['every:3:/c:503', { every: [{ n: 3, path: '/c', status: 503 }] }],
    ['every:2', { every: [{ n: 2, path, status: 500 }] }],
    ['drop:/d,hang:/d', { drop: [{ path: '/d' }], hang: [{ path: '/d' }] }],
    ['conflict:/f', { conflict: [{ path: '/f' }] }],
    ['malformed:/e,empty', { malformed: [{ path: '/e' }], empty: [{ path }] }],
    ['form:nulls,form:bare-token', { forms: ['nulls', 'bare-token'] }],
  ])('QA switches are parsed from a comma-separated string: %s', (text, scenario) =>
    expect(parseScenario(text)).toEqual({ ...NO_SCENARIO, ...scenario }),
  );

  it("null or 'off' sets no QA switch, and each unknown or invalid switch causes a warning", () => {
    const warn = vi.fn();
    expect(parseScenario(null, warn)).toEqual(NO_SCENARIO);
    expect(parseScenario('off', warn)).toEqual(NO_SCENARIO);
    expect(warn).not.toHaveBeenCalled();
    const invalid = 'captcha-of,constructor,form:constructor,form,every,every:0';
    expect(parseScenario(invalid, warn)).toEqual(NO_SCENARIO);
    expect(warn).toHaveBeenCalledTimes(6);
  });

  it('a QA switch applies to calls that match its path prefix and its method, if the switch states a method', () => {
    const rules = parseScenario('fail:DELETE /api/x:403,fail:/api/y').fail;
    expect(ruleFor(rules, 'DELETE', '/api/x/1')?.status).toBe(403);
    expect(ruleFor(rules, 'GET', '/api/x/1')).toBeUndefined();
    expect(ruleFor(rules, 'GET', '/prefix/api/y')?.status).toBe(500);
    expect(ruleFor(rules, 'GET', '/api/z/api/y')).toBeUndefined();
    expect(ruleFor(parseScenario('fail:*:413').fail, 'GET', '/any')?.status).toBe(413);
  });

  it.each([
    ['/api/user-management/users', '/api/user-management/users', true],
    ['/api/user-management/users', '/api/user-management/users/me', false],
    ['/api/user-management/users/u1', '/api/user-management/users/u1/roles', false],
    ['/api/user-management/users*', '/api/user-management/users/me', true],
    ['/api/maoshuan/concrete/*', '/api/maoshuan/concrete', false],
    ['/api/maoshuan/simdroid', '/api/maoshuan/simdroid/run/u1', true],
    ['/simdroid', '/api/maoshuan/simdroid/run/u1', false],
  ])('a QA switch for the path %s applies to a call to %s: %s', (rule, path, isMeant) =>
    expect(ruleFor([{ path: rule }], 'GET', path) !== undefined).toBe(isMeant),
  );

  it('with the QA switch `captcha-off`, sign-in accepts a verification code that was never issued', async () => {
    const { http, clientAuthorization } = await httpBackend(null, { qa: 'captcha-off' });
    const account = { grant_type: 'password_captcha', username: 'admin', password: 'admin123' };
    const form = new URLSearchParams({ ...account, captcha_id: '', captcha_text: 'x' });
    const headers = { Authorization: clientAuthorization };
    expect((await http.post('/user-management/oauth/token', form, { headers })).status).toBe(200);
  });

  it('a QA switch simulates a failed call, a lost connection, or invalid or empty content, without executing the call', async () => {
    const { http, setQa } = await httpBackend('admin');
    setQa('fail:DELETE /api/maoshuan/concrete/*:403');
    const data = { error_description: expect.any(String), message: expect.any(String) };
    expect(await http.delete('/maoshuan/concrete/c1')).toMatchObject({ status: 403, data });
    expect((await http.get('/maoshuan/concrete/c1')).status).toBe(200);
    setQa('drop:/api/maoshuan');
    await expect(http.get('/maoshuan/concrete/c1')).rejects.toThrow();
    setQa('malformed:/api/maoshuan/concrete/list');
    expect((await http.get('/maoshuan/concrete/list')).data).toBe('{"records": [{"id": ');
    setQa('empty:*');
    expect(await http.delete('/maoshuan/concrete/c1')).toMatchObject({ status: 200, data: '' });
    setQa('');
    expect((await http.get('/maoshuan/concrete/c1')).status).toBe(200);
  });

  it('the QA switches `slow` and `hang` delay all calls, or with a path only calls to this path', async () => {
    const qa = 'slow:/api/maoshuan/concrete/list:120,hang:/api/maoshuan/concrete/c1';
    const { http, setQa } = await httpBackend('admin', { qa });
    const before = performance.now();
    await http.get('/maoshuan/concrete/c2');
    expect(performance.now() - before).toBeLessThan(100);
    await http.get('/maoshuan/concrete/list');
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
    const held = http.get('/maoshuan/concrete/c1', { timeout: 150 });
    await expect(held).rejects.toMatchObject({ code: 'ECONNABORTED' });
    setQa('slow:120');
    const later = performance.now();
    await http.get('/maoshuan/concrete/c2');
    expect(performance.now() - later).toBeGreaterThanOrEqual(115);
  });

  it('the QA switch `every:3` makes every third call fail', async () => {
    const { http } = await httpBackend('admin', { qa: 'every:3:/api/maoshuan/concrete/list:503' });
    const states: number[] = [];
    for (let call = 0; call < 6; call++) states.push((await http.get('/maoshuan/concrete/list')).status);
    expect(states).toEqual([200, 200, 503, 200, 200, 503]);
  });

  it('the QA switch `conflict` changes a record once, about one second after the first read', async () => {
    const { http } = await httpBackend('admin', { qa: 'conflict:/api/maoshuan/concrete/*' });
    const read = async () => (await http.get<{ ec: string }>('/maoshuan/concrete/c1')).data;
    const first = await read();
    expect(await read()).toEqual(first);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1100);
    const second = await read();
    expect(Number(second.ec) / Number(first.ec)).toBeCloseTo(1.01, 5);
    expect(await read()).toEqual(second);
  });

  it('the QA switch `expired-token` ends sessions that began before the page was loaded', async () => {
    const { http, clock, authorizationOf, setQa } = await httpBackend(null);
    const me = async (Authorization: string) =>
      (await http.get('/user-management/users/me', { headers: { Authorization } })).status;
    clock.now -= 1000;
    const before = await authorizationOf('admin');
    clock.now += 2000;
    setQa('expired-token');
    expect(await me(before)).toBe(401);
    expect(await me(await authorizationOf('admin'))).toBe(200);
  });

  it('the QA switch `token-life` shortens the lifetime of access and refresh tokens', async () => {
    const { http, clock, signIn, clientAuthorization } = await httpBackend(null, { qa: 'token-life:20' });
    const { access_token, refresh_token } = await signIn('admin');
    const me = { headers: { Authorization: `Bearer ${access_token}` } };
    clock.now += 19_999;
    expect((await http.get('/user-management/users/me', me)).status).toBe(200);
    clock.now += 1;
    expect((await http.get('/user-management/users/me', me)).status).toBe(401);
    const renewal = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
    const headers = { Authorization: clientAuthorization };
    const renewed = await http.post('/user-management/oauth/token', renewal, { headers });
    expect(renewed.status).toBe(400);
  });
});

async function answered(form: string, url: string, method = 'get', data?: unknown) {
  const { http } = await httpBackend('admin', { qa: `form:${form}` });
  return http.request<unknown>({ url, method, data });
}

const USER = '/user-management/users/u3';
const EXPIRY = new Date('2024-12-31T23:59:59');

describe('response forms', () => {
  it.each<[string, string, unknown]>([
    ['epoch-times', USER, { expirationTime: EXPIRY.getTime() }],
    ['iso-times', USER, { expirationTime: EXPIRY.toISOString() }],
    ['array-times', USER, { expirationTime: [2024, 12, 31, 23, 59, 59] }],
    ['number-ids', USER, { id: 3, roles: [{ id: 2 }] }],
    ['number-texts', USER, { phoneNumber: 43316555030 }],
    ['nulls', USER, { avatar: null }],
    ['number-flags', '/maoshuan/anchor/a1', { efficient: 1 }],
    ['boolean-flags', '/maoshuan/anchor/a1', { efficient: true }],
    ['bad-account', '/user-management/users/me', { expirationTime: 'soon' }],
    ['another-server', '/user-management/users/3', { id: 3, expirationTime: EXPIRY.getTime(), avatar: null }],
  ])('the QA form %s changes the response to the path %s', async (form, path, expected) =>
    expect((await answered(form, path)).data).toMatchObject(expected as object),
  );

  it('the QA form `ids-alone` omits the names in a list, and `bad-record` makes the first record in a list invalid', async () => {
    const list = await answered('ids-alone', '/maoshuan/anchor/list/EN1992-4/12');
    expect((list.data as object[]).every((item) => Object.keys(item).join() === 'id')).toBe(true);
    const [first, second] = (await answered('bad-record', '/maoshuan/concrete/list')).data as object[];
    expect(['ec' in first, 'ec' in second]).toEqual([false, true]);
  });

  it('the QA forms `failures-200` and `null-description` change the form of a failure', async () => {
    const message = 'This record no longer exists.';
    const path = '/maoshuan/anchor/none';
    expect(await answered('failures-200', path)).toMatchObject({ status: 200, data: { code: 404, message } });
    const data = { error_description: null, message };
    expect(await answered('null-description', path)).toMatchObject({ status: 404, data });
  });

  it('with the QA form `record-answers`, the response to adding a concrete grade contains the added record', async () => {
    const grade = { grade: 'C100/115', fck: '100', fcuk: '115', ec: '0' };
    expect((await answered('record-answers', '/maoshuan/concrete', 'post', grade)).data).toMatchObject(grade);
  });

  it('mocks/README.md documents all QA forms', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('### Forms of an answer'));
    expect(Object.keys(FORMS).filter((form) => !table.includes(`\`${form}\``))).toEqual([]);
  });
});
