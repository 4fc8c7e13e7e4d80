import { describe, expect, it } from 'vitest';
import { ANCHORS, failureIn, fileForm, httpBackend, USERS } from '@/testing/http-backend';
import { shareOf } from '@/testing/run/how-many';
import seededAnchors from '../seed/anchors.json';
import { SEED_PICTURES } from '../seed/pictures/pictures';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe1];
const MEGABYTE = 1024 * 1024;

async function start(username: string) {
  const backend = await httpBackend(username);
  const upload = (service: string, head: readonly number[], size = 64, part = 'file') => {
    const bytes = new Uint8Array(size);
    bytes.set(head);
    return backend.http.post<string>(`${service}/images/upload`, fileForm(bytes, part));
  };
  return { ...backend, upload };
}

describe('images', () => {
  it.each([
    [USERS, 'engineer', PNG, 'image/png'],
    [USERS, 'engineer', JPEG, 'image/jpeg'],
    [ANCHORS, 'admin', PNG, 'image/png'],
  ])('an image uploaded to %s by %s is returned unchanged', async (service, username, head, type) => {
    const { http, upload } = await start(username);
    const { status, data: id } = await upload(service, head);
    expect(status).toBe(200);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const picture = await http.get<Buffer>(`${service}/images/${id}`, { responseType: 'arraybuffer' });
    expect(picture.headers['content-type']).toBe(type);
    expect([...picture.data]).toEqual([...head, ...Array(64 - head.length).fill(0)]);
    const other = service === USERS ? ANCHORS : USERS;
    for (const path of [`${other}/images/${id}`, `${service}/images/none`])
      expect((await http.get(path)).status).toBe(404);
  });

  it.each([
    ['just text', Array.from('just text', (char) => char.charCodeAt(0))],
    ['the first half of a PNG signature', PNG.slice(0, 4)],
    ['a GIF', [0x47, 0x49, 0x46, 0x38]],
  ])('a file with the name of an image is refused if it contains %s', async (_, head) => {
    const { upload } = await start('admin');
    const refused = [400, 'Only JPEG and PNG pictures can be stored.'];
    for (const service of [USERS, ANCHORS]) expect(failureIn(await upload(service, head))).toEqual(refused);
  });

  const LIMITS: [string, string, number][] = [
    ['avatar', USERS, 1],
    ['anchor image', ANCHORS, 100],
  ];

  it.each(shareOf(LIMITS, 1))('an %s must be smaller than its limit', async (_, service, limit) => {
    const { upload } = await start('admin');
    expect((await upload(service, PNG, limit * MEGABYTE - 1)).status).toBe(200);
    const tooLarge = await upload(service, PNG, limit * MEGABYTE);
    expect(failureIn(tooLarge)).toEqual([413, `The file exceeds the limit of ${limit} MB.`]);
  });

  it('an upload without the part `file` is refused', async () => {
    const { upload } = await start('admin');
    const answer = await upload(ANCHORS, PNG, 64, 'picture');
    expect(failureIn(answer)).toEqual([400, 'The request contains no file.']);
  });

  it('every seeded anchor has an image of 1000 x 500 px, and every seeded image belongs to an anchor', async () => {
    const { http } = await start('admin');
    const { data: anchors } = await http.get<{ avatar: string }[]>(`${ANCHORS}/anchor/list`);
    expect(anchors).toHaveLength(seededAnchors.length);
    const pictures = SEED_PICTURES;
    expect(new Set(anchors.map(({ avatar }) => avatar))).toEqual(new Set(pictures));
    for (const { avatar } of anchors) {
      const { data } = await http.get<Buffer>(`${ANCHORS}/images/${avatar}`, { responseType: 'arraybuffer' });
      expect([...data.subarray(0, 8)]).toEqual(PNG);
      expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1000, 500]);
      expect(data.length).toBeLessThan(60_000);
    }
  });
});
