import axios from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { anchorListItemSchema, anchorSchema } from '@/api/contract/anchor-answer';
import { concreteSchema, sectionSteelSchema } from '@/api/contract/references';
import { createTestBackend } from '../node';
import seededAnchors from '../seed/anchors.json';

async function start(username = 'admin') {
  const backend = await createTestBackend();
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({
    baseURL: 'https://backend.example/api/maoshuan',
    headers: { Authorization: await backend.authorizationOf(username) },
    validateStatus: () => true,
  });
  return { ...backend, http };
}

describe('concrete grades', () => {
  const body = { grade: 'C100/115', fck: '100', fcuk: '115', ec: '' };

  it('the concrete list contains 28 grades, C20/25 first', async () => {
    const { http } = await start('engineer');
    const list = z.array(concreteSchema).parse((await http.get('/concrete/list')).data);
    expect(list).toHaveLength(28);
    expect(list[0]).toEqual({ id: 'c1', grade: 'C20/25', fck: '20', fcuk: '25', ec: '30' });
    expect((await http.get('/concrete/c1')).data).toEqual(list[0]);
  });

  it('adding a concrete grade returns an empty body, or a message if the grade exists', async () => {
    const { http } = await start();
    expect(await http.post('/concrete', body)).toMatchObject({ status: 200, data: '' });
    const list = z.array(concreteSchema).parse((await http.get('/concrete/list')).data);
    expect(list.at(-1)).toEqual({ ...body, ec: '0', id: 'c29' });
    const again = await http.post('/concrete', { ...body, grade: ' c100/115' });
    expect(again).toMatchObject({ status: 200, data: 'The grade C100/115 already exists.' });
    const chinese = await http.post('/concrete', body, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(chinese.data).toBe('混凝土等级 C100/115 已存在。');
  });

  it('a concrete grade can be changed except for its name, and deleted', async () => {
    const { http } = await start();
    expect(
      (await http.patch('/concrete/c2', { id: 'c2', grade: 'C25/30', fck: 26, fcuk: '30', ec: '31' })).status,
    ).toBe(200);
    expect((await http.get('/concrete/c2')).data).toMatchObject({ grade: 'C25/30', fck: '26' });
    expect(await http.patch('/concrete/c2', { ...body, id: 'c2' })).toMatchObject({
      status: 400,
      data: { error_description: 'The grade of a record cannot be changed.' },
    });
    expect((await http.delete('/concrete/c2')).status).toBe(200);
    expect(await http.get('/concrete/c2')).toMatchObject({
      status: 404,
      data: { message: 'This record no longer exists.' },
    });
    expect(await http.delete('/concrete/c2')).toMatchObject({
      status: 404,
      data: { error_description: 'This record no longer exists.' },
    });
  });

  it.each([
    [{ ...body, grade: ' ' }, 'grade: must not be empty.'],
    [{ ...body, fck: 'twenty' }, 'fck: must be a number that is not negative.'],
    [{ ...body, fcuk: '-1' }, 'fcuk: must be a number that is not negative.'],
    [{ ...body, ec: '30,5' }, 'ec: must be a number that is not negative.'],
    [{ ...body, ec: [] }, 'ec: must be a number that is not negative.'],
    [[], 'The request cannot be read: Invalid input: expected object, received array.'],
  ])('the concrete data %j is refused with the reason "%s"', async (wrong, message) => {
    const { http } = await start();
    expect(await http.post('/concrete', wrong)).toMatchObject({ status: 400, data: { message } });
  });

  it('a body that is not JSON is refused', async () => {
    const { http } = await start();
    const headers = { 'Content-Type': 'application/json' };
    const answer = await http.post<{ message: string }>('/concrete', '{"grade"', { headers });
    expect(answer.status).toBe(400);
    expect(answer.data.message).toMatch(/^The request cannot be read: /);
  });
});

describe('steel profiles', () => {
  const body = { name: 'IPE 610', type: '12', h: '610', w: '220', t: '12', ft: '' };

  it('the lists for the 18 series contain 666 profiles, and the list for an unknown series is refused', async () => {
    const { http } = await start('engineer');
    const series = [11, 12, 13, 14, 15, 16, 17, 21, 31, 41, 42, 51, 61, 71, 72, 81, 91, 101];
    const lists = await Promise.all(
      series.map(async (type) =>
        z.array(sectionSteelSchema).parse((await http.get(`/sectionSteel/list/${type}`)).data),
      ),
    );
    expect(lists.flat()).toHaveLength(666);
    expect(lists.every((list) => list.length > 0)).toBe(true);
    expect(lists[0][0]).toEqual({
      id: 's1',
      type: '11',
      name: 'I 80',
      h: '80',
      w: '42',
      t: '3.9',
      ft: '5.9',
    });
    expect((await http.get('/sectionSteel/s1')).data).toEqual(lists[0][0]);
    expect((await http.get('/sectionSteel/list/99')).status).toBe(400);
  });

  it('profiles can be added, changed and deleted; names are unique within a series and cannot be changed', async () => {
    const { http } = await start();
    const added = sectionSteelSchema.parse((await http.post('/sectionSteel', body)).data);
    expect(added).toEqual({ ...body, ft: '0', id: 's667' });
    expect(await http.post('/sectionSteel', { ...body, name: 'ipe 610' })).toMatchObject({
      status: 409,
      data: { message: 'The name ipe 610 is taken.' },
    });
    expect((await http.post('/sectionSteel', { ...body, type: '13' })).status).toBe(200);
    expect((await http.patch('/sectionSteel/s667', { ...added, t: '13' })).data).toMatchObject({ t: '13' });
    expect(await http.patch('/sectionSteel/s667', { ...added, name: 'IPE 620' })).toMatchObject({
      status: 400,
      data: { error_description: 'The name of a record cannot be changed.' },
    });
    expect(await http.post('/sectionSteel', { ...body, name: '' })).toMatchObject({
      data: { message: 'name: must not be empty.' },
    });
    expect((await http.delete('/sectionSteel/s667')).status).toBe(200);
    expect((await http.get('/sectionSteel/s667')).status).toBe(404);
  });
});

describe('anchors', () => {
  const choices = async (http: Awaited<ReturnType<typeof start>>['http'], path: string) =>
    z
      .array(z.intersection(anchorListItemSchema, z.object({ avatar: z.string() })))
      .parse((await http.get(path)).data);

  const seededOf = (standard: 'jgHave' | 'etaHave', thread: string) =>
    seededAnchors
      .filter((anchor) => anchor.efficient === '1' && anchor[standard] === '1')
      .filter(({ name }) => name.split(' ').includes(thread))
      .map(({ name }) => name);

  it('the anchor list contains the anchors for the given standard and thread size, and refuses an unknown standard', async () => {
    const { http } = await start('engineer');
    const names = async (path: string) => (await choices(http, path)).map(({ name }) => name);
    const m12 = await choices(http, '/anchor/list/EN1992-4/12');
    expect(m12.map(({ name }) => name)).toEqual(seededOf('etaHave', 'M12'));
    const pictures = ['expansion-m12', 'expansion-b-m12', 'expansion-c-m12', 'sleeve-m12', 'undercut-m12'];
    expect(m12.slice(0, 5).map(({ avatar }) => avatar)).toEqual(pictures);
    expect(await names('/anchor/list/JGJ145-2013/8')).toEqual(seededOf('jgHave', 'M8'));
    expect(await names('/anchor/list/EN1992-4/M16')).toEqual(seededOf('etaHave', 'M16'));
    expect(seededOf('jgHave', 'M8')).not.toEqual([]);
    expect(await http.get('/anchor/list/ACI318/12')).toMatchObject({
      status: 400,
      data: { message: 'There is no standard ACI318.' },
    });
  });

  it('a deactivated anchor is missing from the anchor list until it is restored', async () => {
    const { http } = await start();
    const offered = async () => (await choices(http, '/anchor/list/EN1992-4/12')).map(({ id }) => id);
    const [first] = await offered();
    expect((await http.patch(`/anchor/stop/${first}`)).status).toBe(200);
    expect(await offered()).not.toContain(first);
    expect((await http.get(`/anchor/${first}`)).data).toMatchObject({ efficient: '0' });
    expect((await http.patch(`/anchor/reply/${first}`)).status).toBe(200);
    expect(await offered()).toContain(first);
    expect((await http.patch('/anchor/stop/a99')).status).toBe(404);
  });

  it('anchors can be added with every field, changed, and deleted', async () => {
    const { http } = await start();
    const [model] = z.array(anchorSchema).parse((await http.get('/anchor/list')).data);
    const { id: _, ...fields } = model;
    const body = { ...fields, name: 'Own anchor M12', jgNrks: '', etaHave: '0' };
    const own = `a${seededAnchors.length + 1}`;
    const added = anchorSchema.parse((await http.post('/anchor', body)).data);
    expect(added).toEqual({ ...body, jgNrks: '0', id: own });
    expect((await choices(http, '/anchor/list/EN1992-4/12')).some(({ id }) => id === own)).toBe(false);
    expect((await choices(http, '/anchor/list/JGJ145-2013/12')).some(({ id }) => id === own)).toBe(true);

    const changed = { ...added, etaHave: '1', etaHef: '71.5', efficient: '0' };
    expect((await http.patch(`/anchor/${own}`, changed)).status).toBe(200);
    // Only the stop and restore calls change `efficient`.
    expect((await http.get(`/anchor/${own}`)).data).toEqual({ ...changed, efficient: '1' });
    expect((await http.delete(`/anchor/${own}`)).status).toBe(200);
    expect((await http.get(`/anchor/${own}`)).status).toBe(404);
  });

  it('invalid anchor data is refused with the reason', async () => {
    const { http } = await start();
    const body = { name: 'Own anchor M12', avatar: 'expansion-m12' };
    const post = async (wrong: object) =>
      (await http.post<{ message?: string }>('/anchor', { ...body, ...wrong })).data.message;
    expect(await post({ name: '' })).toBe('name: must not be empty.');
    expect(await post({ avatar: '' })).toBe('avatar: must be the id of an uploaded picture.');
    expect(await post({ etaHef: 'deep' })).toBe('etaHef: must be a number that is not negative.');
    expect(await post({ efficient: 'yes' })).toBe('efficient: must be "0" or "1".');
    expect(await post({ name: 'Demo expansion anchor M12' })).toMatch(/is taken\.$/);
    expect(await post({})).toBeUndefined();
    const rename = await http.patch('/anchor/a1', body);
    expect(rename.data).toEqual({ error_description: 'The name of a record cannot be changed.' });
  });
});
