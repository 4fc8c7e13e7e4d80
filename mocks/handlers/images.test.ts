import axios from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestBackend } from '../node';
import seededAnchors from '../seed/anchors.json';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const MEGABYTE = 1024 * 1024;

async function start(username: string) {
  const backend = await createTestBackend();
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({
    baseURL: 'https://backend.example/api',
    headers: { Authorization: await backend.authorizationOf(username) },
    validateStatus: () => true,
  });
  const upload = (area: string, head: readonly number[], size = 64, part = 'file') => {
    const bytes = new Uint8Array(size);
    bytes.set(head);
    const form = new FormData();
    form.append(part, new Blob([bytes], { type: 'image/png' }), 'avatar.png');
    return http.post<string>(`/${area}/images/upload`, form);
  };
  return { http, upload };
}

describe('images', () => {
  it.each([
    ['user-management', 'engineer', PNG, 'image/png'],
    ['user-management', 'engineer', JPEG, 'image/jpeg'],
    ['maoshuan', 'admin', PNG, 'image/png'],
  ])('an image uploaded to %s by %s is returned unchanged', async (area, username, head, type) => {
    const { http, upload } = await start(username);
    const { status, data: id } = await upload(area, head);
    expect(status).toBe(200);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const picture = await http.get<Buffer>(`/${area}/images/${id}`, { responseType: 'arraybuffer' });
    expect(picture.headers['content-type']).toBe(type);
    expect([...picture.data.subarray(0, head.length)]).toEqual(head);
    expect([...picture.data.subarray(head.length)]).toEqual(Array(64 - head.length).fill(0));
  });

  it('an anchor image is not found under the path for user images', async () => {
    const { http } = await start('admin');
    expect((await http.get('/user-management/images/expansion-m12')).status).toBe(404);
    expect((await http.get('/maoshuan/images/expansion-m12')).status).toBe(200);
  });

  it('a text file with the name of an image is refused, and a PNG of 3 MB is accepted as an anchor image', async () => {
    const { upload } = await start('admin');
    const text = Array.from('just text', (char) => char.charCodeAt(0));
    for (const area of ['user-management', 'maoshuan']) {
      expect(await upload(area, text)).toMatchObject({
        status: 400,
        data: { message: 'Only JPEG and PNG pictures can be stored.' },
      });
    }
    expect((await upload('maoshuan', PNG, 3 * MEGABYTE)).status).toBe(200);
  });

  it('an avatar of 1 MB or more is refused', async () => {
    const { upload } = await start('engineer');
    expect((await upload('user-management', PNG, MEGABYTE - 1)).status).toBe(200);
    expect(await upload('user-management', PNG, MEGABYTE)).toMatchObject({
      status: 413,
      data: { message: 'The file exceeds the limit of 1 MB.' },
    });
  });

  it('an upload without the part `file` is refused', async () => {
    const { upload } = await start('admin');
    expect(await upload('maoshuan', PNG, 64, 'picture')).toMatchObject({
      status: 400,
      data: { message: 'The request contains no file.' },
    });
  });

  it('every seeded anchor has an image of 1000 x 500 px', async () => {
    const { http } = await start('admin');
    const { data: anchors } = await http.get<{ avatar: string }[]>('/maoshuan/anchor/list');
    expect(anchors).toHaveLength(seededAnchors.length);
    for (const { avatar } of anchors) {
      const { data } = await http.get<Buffer>(`/maoshuan/images/${avatar}`, { responseType: 'arraybuffer' });
      expect([...data.subarray(0, 8)]).toEqual(PNG);
      expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1000, 500]);
      expect(data.length).toBeLessThan(60_000);
    }
  });
});
