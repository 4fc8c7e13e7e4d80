/** Uploaded images. Their first bytes determine their type; stated types are not reliable. */
import { seedPicture } from '../seed/pictures/pictures';
import type { ImageArea } from '../store/records';
import { toHex, type Environment } from './environment';
import { done, failed, type Answer } from './service-result';

export interface Picture {
  type: string;
  data: ArrayBuffer;
}

const MEGABYTE = 1024 * 1024;

/** Limits for file sizes, MB; a file must be smaller than the limit. */
const LIMIT_MB: Readonly<Record<ImageArea, number>> = { avatar: 1, anchor: 100 };

const SIGNATURES: readonly { type: string; bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** Returns the image type according to the first bytes; undefined for other files. */
async function pictureType(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, i) => head[i] === byte))?.type;
}

export function createImageService({ store, randomBytes }: Environment) {
  return {
    async upload(area: ImageArea, file: Blob | undefined): Answer<string> {
      if (!file) return failed(400, 'no_file');
      if (file.size >= LIMIT_MB[area] * MEGABYTE)
        return failed(413, 'file_too_large', { limit: LIMIT_MB[area] });
      const type = await pictureType(file);
      if (!type) return failed(400, 'not_a_picture');
      const id = toHex(randomBytes(12));
      await store.images.put({ id, area, type, data: await file.arrayBuffer() });
      return done(id);
    },
    async read(area: ImageArea, id: string): Answer<Picture> {
      const image = (await store.images.get(id)) ?? (await seedPicture(id));
      if (image?.area !== area) return failed(404, 'not_found');
      return done({ type: image.type, data: await new Response(image.data).arrayBuffer() });
    },
  };
}
