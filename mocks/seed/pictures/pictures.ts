/** The anchors' pictures as stored images. The PNG files come from draw-pictures.ts. */
import type { ImageRecord } from '../../store/records';

/** Data URLs by file name. */
const files = import.meta.glob<string>('./*.png', { query: '?inline', import: 'default' });

function toBlob(dataUrl: string): Blob {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return new Blob([bytes], { type: 'image/png' });
}

export function seedPictures(): Promise<ImageRecord[]> {
  return Promise.all(
    Object.entries(files).map(async ([path, load]) => ({
      id: path.replace(/^\.\/(.*)\.png$/, '$1'),
      area: 'anchor' as const,
      type: 'image/png',
      data: toBlob(await load()),
    })),
  );
}
