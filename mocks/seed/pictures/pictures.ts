/** Anchor images as records for the store. */
import type { ImageRecord } from '../../store/records';

/**
 * Functions that return the addresses of the images: files in a build, data URLs in tests, which have no
 * server.
 */
const files: Record<string, () => string | Promise<string>> = import.meta.env.VITEST
  ? Object.fromEntries(
      Object.entries(
        import.meta.glob<string>('./*.png', { query: '?inline', import: 'default', eager: true }),
      ).map(([path, dataUrl]) => [path, () => dataUrl]),
    )
  : import.meta.glob<string>('./*.png', { query: '?url&no-inline', import: 'default' });

/** Decoded images by data URL: decoding takes longer than most tests, and each has its own backend. */
const decodedBytes = new Map<string, Uint8Array<ArrayBuffer>>();

/** Decodes a data URL without `fetch`: tests that record calls would otherwise record the request as well. */
function decoded(dataUrl: string): ArrayBuffer {
  const known = decodedBytes.get(dataUrl);
  const bytes =
    known ??
    Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  decodedBytes.set(dataUrl, bytes);
  return bytes.buffer;
}

async function contentOf(address: string): Promise<ArrayBuffer> {
  if (address.startsWith('data:')) return decoded(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

export const SEED_PICTURES: readonly string[] = Object.keys(files).map((path) =>
  path.replace(/^\.\/(.*)\.png$/, '$1'),
);

/** Returns a seeded image, read only when it is first shown; undefined for any other id. */
export async function seedPicture(id: string): Promise<ImageRecord | undefined> {
  if (!SEED_PICTURES.includes(id)) return undefined;
  const data = await contentOf(await files[`./${id}.png`]());
  return { id, area: 'anchor', type: 'image/png', data };
}
