import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { httpBackend } from '@/testing/http-backend';
import { FORMS } from './qa-forms';

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
  ])('the QA form %s changes the response to the path %s', async (form, path, expected) => {
    expect((await answered(form, path)).data).toMatchObject(expected as object);
  });

  it('the QA form `ids-alone` omits the names in a list, and `bad-record` makes the first record in a list invalid', async () => {
    const list = await answered('ids-alone', '/maoshuan/anchor/list/EN1992-4/12');
    expect((list.data as object[]).every((item) => Object.keys(item).join() === 'id')).toBe(true);
    const [first, second] = (await answered('bad-record', '/maoshuan/concrete/list')).data as object[];
    expect([Object.keys(first), Object.keys(second)]).toEqual([
      expect.not.arrayContaining(['ec']) as string[],
      expect.arrayContaining(['ec']) as string[],
    ]);
  });

  it('the QA forms `failures-200` and `null-description` change the form of a failure', async () => {
    const message = 'This record no longer exists.';
    const path = '/maoshuan/anchor/none';
    expect(await answered('failures-200', path)).toMatchObject({ status: 200, data: { code: 404, message } });
    expect(await answered('null-description', path)).toMatchObject({
      status: 404,
      data: { error_description: null, message },
    });
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
