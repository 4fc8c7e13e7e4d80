/** The anchors' pictures as stored images. The PNG files come from draw-pictures.ts. */
import type { ImageRecord } from '../../store/records';

/**
 * Addresses by file name: files of their own beside the scripts of a build. Tests have no server to fetch
 * from and take the contents as data URLs.
 */
const files: Record<string, () => Promise<string>> = import.meta.env.VITEST
  ? import.meta.glob<string>('./*.png', { query: '?inline', import: 'default' })
  : import.meta.glob<string>('./*.png', { query: '?url&no-inline', import: 'default' });

/** By data URL: every test has a backend of its own, and decoding all takes longer than most tests. */
const decodedBytes = new Map<string, Uint8Array<ArrayBuffer>>();

/** Not fetched: those who listen to calls, as tests do, would hear of it. */
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

export function seedPictures(): Promise<ImageRecord[]> {
  return Promise.all(
    Object.entries(files).map(async ([path, addressOf]) => ({
      id: path.replace(/^\.\/(.*)\.png$/, '$1'),
      area: 'anchor' as const,
      type: 'image/png',
      data: await contentOf(await addressOf()),
    })),
  );
}
