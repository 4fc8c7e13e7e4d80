import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';
import { pictureType } from './images';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[]) => new Blob([new Uint8Array(bytes)]);

/** Returns a blob that reports a large size without having that much content. */
function large(bytes: number): Blob {
  const head = file(PNG);
  return Object.defineProperty(head, 'size', { value: bytes });
}

describe('images', () => {
  it.each([
    [PNG, 'image/png'],
    [[0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
    [[0x89, 0x50, 0x4e, 0x47], undefined],
    [[0x47, 0x49, 0x46, 0x38], undefined],
    [[], undefined],
  ])(
    'the image type of a file with the first bytes %j is %s (undefined: not an accepted image)',
    async (bytes, type) => {
      expect(await pictureType(file(bytes))).toBe(type);
    },
  );

  it('avatars must be smaller than 1 MB, anchor images smaller than 100 MB', async () => {
    const { images } = (await createInMemoryBackend()).services;
    const tooLarge = { ok: false, failure: { status: 413 } };
    expect(await images.upload('avatar', large(1024 * 1024))).toMatchObject(tooLarge);
    expect(await images.upload('avatar', large(1024 * 1024 - 1))).toMatchObject({ ok: true });
    expect(await images.upload('anchor', large(100 * 1024 * 1024))).toMatchObject(tooLarge);
    expect(await images.upload('anchor', large(100 * 1024 * 1024 - 1))).toMatchObject({ ok: true });
  });

  it('an image is found only in the category in which it was stored, and an upload without a file is refused', async () => {
    const { images } = (await createInMemoryBackend()).services;
    const id = await images.upload('avatar', file([...PNG, 7]));
    if (!id.ok) throw new Error('refused');
    const back = await images.read('avatar', id.value);
    expect(back.ok && [...new Uint8Array(back.value.data)]).toEqual([...PNG, 7]);
    expect(await images.read('anchor', id.value)).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await images.read('avatar', 'none')).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await images.upload('avatar', undefined)).toMatchObject({
      ok: false,
      failure: { code: 'no_file' },
    });
  });
});
