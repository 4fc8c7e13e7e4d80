import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { managedUserSchema, permissionSchema, roleSchema } from '@/api/contract/account';
import { pageSchema } from '@/api/contract/record-lists';
import { anchorListItemSchema, anchorSchema, referenceSchemas } from '@/api/contract/records';
import { ANCHORS as MS, AS_JSON, failureIn, httpBackend, USERS as UM } from '@/testing/http-backend';
import seededAnchors from '../seed/anchors.json';
import { threadSize } from '../services/databases';

const concreteSchema = referenceSchemas.concretes.stored;
const sectionSteelSchema = referenceSchemas.sectionSteels.stored;

type Backend = Awaited<ReturnType<typeof httpBackend>>;
type Http = Backend['http'];

const GRADE = { grade: 'C100/115', fck: '100', fcuk: '115', ec: '41' };
const PROFILE = { name: 'IPE 610', type: '12', h: '610', w: '220', t: '12', ft: '19' };
const ROLE = { name: 'CHECKER', nickName: 'Checker', description: 'Checks', permissions: ['p1', 'p2'] };
const PERMISSION = { name: 'report:sign', nickName: 'Sign', description: 'Signs reports' };
const [seeded] = seededAnchors;
const ANCHOR = { ...seeded, name: 'Own anchor M12', avatar: 'expansion-m12' };

interface Schema {
  parse: (value: unknown) => object;
}

/** Path, schema, body, field that identifies a record and cannot be changed, and another change. */
const DATABASES: readonly [string, Schema, object, name: string, change: object][] = [
  [`${MS}/concrete`, concreteSchema, GRADE, 'grade', { ec: '42' }],
  [`${MS}/sectionSteel`, sectionSteelSchema, PROFILE, 'name', { t: '13' }],
  [`${MS}/anchor`, anchorSchema, ANCHOR, 'name', { etaHef: '71.5' }],
  [`${UM}/roles`, roleSchema, ROLE, 'name', { permissions: ['p1'] }],
  [`${UM}/permissions`, permissionSchema, PERMISSION, 'name', { nickName: 'Seal' }],
];

/** Adds the record and returns its path; adding a concrete grade returns no record. */
async function added({ http, store }: Backend, path: string, body: object): Promise<string> {
  const { status, data } = await http.post<{ id?: string }>(path, body);
  expect(status).toBe(200);
  return `${path}/${data.id ?? (await store.concretes.all()).at(-1)?.id}`;
}

const textOf = (answer: Parameters<typeof failureIn>[0]) => failureIn(answer)[1];

describe.each(DATABASES)('database %s', (path, schema, body, name, change) => {
  it('a record can be added, read, changed and deleted', async () => {
    const backend = await httpBackend();
    const { http } = backend;
    const one = await added(backend, path, body);
    const record = schema.parse((await http.get(one)).data);
    expect(record).toMatchObject(body);
    expect((await http.patch(one, { ...record, ...change })).status).toBe(200);
    expect((await http.get(one)).data).toMatchObject({ ...body, ...change });
    expect((await http.delete(one)).status).toBe(200);
    expect(await http.get(one)).toMatchObject({ status: 404 });
  });

  it('a record whose name differs only in case or spaces from another is refused, and a name cannot be changed', async () => {
    const backend = await httpBackend();
    const { http } = backend;
    const one = await added(backend, path, body);
    const own = String((body as Record<string, unknown>)[name]);
    const again = await http.post<string>(path, { ...body, [name]: ` ${own.toLowerCase()}` });
    const taken = { status: 409, data: { message: `The name ${own.toLowerCase()} is taken.` } };
    const exists = { status: 200, data: `The grade ${own} already exists.` };
    expect(again).toMatchObject(name === 'grade' ? exists : taken);
    const renamed = await http.patch(one, { ...body, [name]: 'other' });
    expect(failureIn(renamed)).toEqual([400, `The ${name} of a record cannot be changed.`]);
    const nameless = await http.post(path, { ...body, [name]: ' ' });
    expect(failureIn(nameless)).toEqual([400, `${name}: must not be empty.`]);
  });

  it('a call with an unknown id is answered with "not found", and a body that is not JSON is refused', async () => {
    const { http } = await httpBackend();
    const none = `${path}/none`;
    for (const answer of [await http.get(none), await http.patch(none, body), await http.delete(none)])
      expect(failureIn(answer)).toEqual([404, 'This record no longer exists.']);
    expect(textOf(await http.post(path, '{"name"', AS_JSON))).toMatch(/^The request cannot be read: /);
    expect(textOf(await http.post(path, []))).toBe('The request cannot be read: must be an object.');
  });
});

describe('concrete grades', () => {
  it('the concrete list contains 28 grades, C20/25 first', async () => {
    const { http } = await httpBackend('engineer');
    const list = z.array(concreteSchema).parse((await http.get(`${MS}/concrete/list`)).data);
    expect(list).toHaveLength(28);
    expect(list[0]).toEqual({ id: 'c1', grade: 'C20/25', fck: '20', fcuk: '25', ec: '30' });
  });

  it('adding a concrete grade returns an empty body, or a message in the language of the request', async () => {
    const { http } = await httpBackend();
    expect(await http.post(`${MS}/concrete`, GRADE)).toMatchObject({ status: 200, data: '' });
    const chinese = await http.post(`${MS}/concrete`, GRADE, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(chinese.data).toBe('混凝土等级 C100/115 已存在。');
  });

  it('numbers of a record are stored as typed, without surrounding spaces, and empty fields as 0', async () => {
    const { http, store } = await httpBackend();
    await http.post(`${MS}/concrete`, { grade: 'C1', fck: '1.50', fcuk: ' 2 ', ec: '' });
    expect((await store.concretes.all()).at(-1)).toMatchObject({ fck: '1.50', fcuk: '2', ec: '0' });
  });

  const INVALID = ['twenty', '-1', '30,5', '1e400', 'NaN', '0x10', '1 2', '--1', '9'.repeat(41), true, []];
  it.each(INVALID)('an invalid number of a record is refused: %j', async (fck) => {
    const { http } = await httpBackend();
    const answer = await http.post(`${MS}/concrete`, { ...GRADE, fck });
    expect(textOf(answer)).toBe('fck: must be a number that is not negative.');
  });
});

describe('steel profiles', () => {
  it('the lists for the 18 series contain 666 profiles, and an unknown series is refused', async () => {
    const { http } = await httpBackend('engineer');
    const series = [11, 12, 13, 14, 15, 16, 17, 21, 31, 41, 42, 51, 61, 71, 72, 81, 91, 101];
    const listOf = async (type: number) =>
      z.array(sectionSteelSchema).parse((await http.get(`${MS}/sectionSteel/list/${type}`)).data);
    const lists = await Promise.all(series.map(listOf));
    expect(lists.flat()).toHaveLength(666);
    expect(lists.every((list) => list.length > 0)).toBe(true);
    const first = { id: 's1', type: '11', name: 'I 80', h: '80', w: '42', t: '3.9', ft: '5.9' };
    expect(lists[0][0]).toEqual(first);
    expect((await http.get(`${MS}/sectionSteel/list/99`)).status).toBe(400);
  });

  it('a profile has a documented series, which cannot be changed, and a name that is unique in its series', async () => {
    const { http } = await httpBackend();
    const unknown = await http.post(`${MS}/sectionSteel`, { ...PROFILE, type: '18' });
    expect(textOf(unknown)).toBe('type: must be a series code from 11 to 101.');
    const numbered = await http.post(`${MS}/sectionSteel`, { ...PROFILE, type: 12 });
    expect(numbered.data).toMatchObject({ type: '12' });
    expect((await http.post(`${MS}/sectionSteel`, { ...PROFILE, type: '13' })).status).toBe(200);
    const moved = await http.patch(`${MS}/sectionSteel/s1`, { name: 'I 80', type: '12' });
    expect(textOf(moved)).toBe('The type of a record cannot be changed.');
  });
});

describe('anchors', () => {
  const listed = z.array(z.intersection(anchorListItemSchema, z.object({ avatar: z.string() })));
  const choices = async (http: Http, standard: string, size: string) =>
    listed.parse((await http.get(`${MS}/anchor/list/${standard}/${size}`)).data);

  const seededOf = (standard: 'jgHave' | 'etaHave', thread: string) =>
    seededAnchors
      .filter((anchor) => anchor.efficient === '1' && anchor[standard] === '1')
      .filter(({ name }) => name.split(' ').includes(thread))
      .map(({ name }) => name);

  it('the anchor list contains the anchors for the given standard and thread size, and refuses an unknown standard', async () => {
    const { http } = await httpBackend('engineer');
    const names = async (standard: string, size: string) =>
      (await choices(http, standard, size)).map(({ name }) => name);
    const m12 = await choices(http, 'EN1992-4', '12');
    expect(m12.map(({ name }) => name)).toEqual(seededOf('etaHave', 'M12'));
    const pictures = ['expansion-m12', 'expansion-b-m12', 'expansion-c-m12', 'sleeve-m12', 'undercut-m12'];
    expect(m12.slice(0, 5).map(({ avatar }) => avatar)).toEqual(pictures);
    expect(await names('JGJ145-2013', '8')).toEqual(seededOf('jgHave', 'M8'));
    expect(await names('EN1992-4', 'M16')).toEqual(seededOf('etaHave', 'M16'));
    expect(seededOf('jgHave', 'M8')).not.toEqual([]);
    const unknown = await http.get(`${MS}/anchor/list/ACI318/12`);
    expect(failureIn(unknown)).toEqual([400, 'There is no standard ACI318.']);
  });

  it.each([
    ['Demo sleeve anchor M12', 'etaDnom', '12'],
    ['Demo sleeve anchor M12', 'jgDnom', '12'],
    ['FM120', 'etaDnom', '18'],
    ['M20', 'jgDnom', '20'],
  ] as const)('the thread size of %s is that of its name, or else of its %s: %s', (name, diameter, size) =>
    expect(threadSize({ name, jgDnom: '20', etaDnom: '18.0' }, diameter)).toBe(size),
  );

  it('an anchor is listed for the standards for which it is declared, until it is deactivated', async () => {
    const backend = await httpBackend();
    const { http } = backend;
    const body = { ...ANCHOR, jgHave: '0' };
    const path = await added(backend, `${MS}/anchor`, body);
    const names = async (standard: string) => (await choices(http, standard, '12')).map(({ name }) => name);
    expect(await names('EN1992-4')).toContain(ANCHOR.name);
    expect(await names('JGJ145-2013')).not.toContain(ANCHOR.name);
    const id = path.split('/').at(-1);
    expect((await http.patch(`${MS}/anchor/stop/${id}`)).status).toBe(200);
    expect(await names('EN1992-4')).not.toContain(ANCHOR.name);
    // Only the calls for deactivating and restoring change `efficient`.
    await http.patch(path, { ...body, efficient: '1' });
    expect((await http.get(path)).data).toMatchObject({ efficient: '0' });
    expect((await http.patch(`${MS}/anchor/reply/${id}`)).status).toBe(200);
    expect(await names('EN1992-4')).toContain(ANCHOR.name);
    expect((await http.patch(`${MS}/anchor/stop/a99`)).status).toBe(404);
  });

  it('an added anchor has every field: missing numbers are stored as 0, missing flags as 1, and its name unchanged', async () => {
    const { http } = await httpBackend();
    const name = '<img src=x onerror=alert(1)>';
    const { data } = await http.post<object>(`${MS}/anchor`, { name, avatar: 'x' });
    const { data: whole } = await http.get<object>(`${MS}/anchor/a1`);
    expect(Object.keys(data).sort()).toEqual(Object.keys(whole).sort());
    const missing = { efficient: '1', jgHave: '1', etaHave: '1', etaHef: '0', jgMaterial: '' };
    expect(data).toMatchObject({ name, ...missing });
  });

  it.each([
    [{ avatar: '' }, 'avatar: must be the id of an uploaded picture.'],
    [{ etaHef: 'deep' }, 'etaHef: must be a number that is not negative.'],
    [{ efficient: 'yes' }, 'efficient: must be "0" or "1".'],
  ])('the anchor data %j is refused with the reason "%s"', async (wrong, reason) => {
    const { http } = await httpBackend();
    expect(textOf(await http.post(`${MS}/anchor`, { ...ANCHOR, ...wrong }))).toBe(reason);
  });
});

describe.each([
  ['roles', roleSchema],
  ['permissions', permissionSchema],
] as const)('%s', (resource, schema) => {
  it(`${resource} are returned in pages, and as a complete list of ids and display names`, async () => {
    const { http } = await httpBackend();
    const answer = await http.get<unknown>(`${UM}/${resource}`, { params: { current: 1, size: 1 } });
    expect(answer.data).toMatchObject({ current: 1, size: 1 });
    const page = pageSchema<unknown>(schema).parse(answer.data);
    expect(page).toMatchObject({ records: { length: 1 }, unreadable: [] });
    const { data } = await http.get<object[]>(`${UM}/${resource}/all`);
    expect(data).toHaveLength(page.total);
    expect(Object.keys(data[0]).sort()).toEqual(['id', 'nickName']);
  });
});

describe('roles and permissions', () => {
  it('a change to the permissions of a role takes effect immediately for its users', async () => {
    const { http } = await httpBackend();
    const permissions = ['p1', 'p2', 'p2'];
    await http.patch(`${UM}/roles/r2`, { name: 'USER', nickName: 'Designer', permissions });
    const { data } = await http.get<object>(`${UM}/users/u2`);
    expect(managedUserSchema.parse(data).id).toBe('u2');
    expect(data).toMatchObject({ authorities: ['design:calculate', 'database:edit'] });
  });

  it('a role contains the times at which it was created and changed', async () => {
    const { http, clock } = await httpBackend();
    clock.now += 90_000;
    const changed = await http.patch(`${UM}/roles/r2`, { name: 'USER', nickName: 'Engineer' });
    const times = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:01:30' };
    expect(changed.data).toMatchObject({ nickName: 'Engineer', permissions: [], ...times });
  });

  it('a role can keep its display name, but cannot take that of another role or an unknown permission', async () => {
    const { http } = await httpBackend();
    const body = { name: 'USER', nickName: 'Designer', description: 'x' };
    expect((await http.patch(`${UM}/roles/r2`, body)).status).toBe(200);
    const taken = await http.patch(`${UM}/roles/r2`, { ...body, nickName: ' ADMINISTRATOR' });
    expect(failureIn(taken)).toEqual([409, 'The name ADMINISTRATOR is taken.']);
    const unknown = await http.post(`${UM}/roles`, { ...ROLE, permissions: ['p9'] });
    expect(failureIn(unknown)).toEqual([400, 'There is no permission p9.']);
  });

  it('a role or a permission can be deleted only if it is not in use; the administrator role can never be deleted', async () => {
    const { http } = await httpBackend();
    const refusal = async (path: string) => textOf(await http.delete(`${UM}/${path}`));
    expect(await refusal('roles/r2')).toBe('The role is assigned to 3 user(s). Remove it from them first.');
    expect(await refusal('roles/r1')).toBe('The role ADMIN cannot be deleted.');
    const owned = 'The permission belongs to 2 role(s). Remove it from them first.';
    expect(await refusal('permissions/p1')).toBe(owned);
    for (const id of ['u1', 'u2', 'u3'])
      await http.patch(`${UM}/users/${id}/roles`, id === 'u1' ? ['r1'] : []);
    expect((await http.delete(`${UM}/roles/r2`)).status).toBe(200);
    await http.patch(`${UM}/roles/r1`, { name: 'ADMIN', nickName: 'Administrator', permissions: ['p1'] });
    expect((await http.delete(`${UM}/permissions/p2`)).status).toBe(200);
  });
});
