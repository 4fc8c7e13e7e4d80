/** The anchors' pictures as stored images. The PNG files come from draw-pictures.ts. */
import type { ImageRecord } from '../../store/records';

/** Data URLs by file name. */
const files = import.meta.glob<string>('./*.png', { query: '?inline', import: 'default' });

/** Kind of anchor, by the product family in its name. */
const KINDS: readonly [family: RegExp, kind: string][] = [
  [/\bHSL-3\b/, 'sleeve-anchor'],
  [/\bHDA-P\b/, 'undercut-anchor'],
  [/./, 'bolt-anchor'],
];

/** Id of the picture of a seeded anchor: kind and thread size. */
export function pictureIdFor(anchorName: string): string {
  const kind = KINDS.find(([family]) => family.test(anchorName))?.[1] ?? 'bolt-anchor';
  const size = /\bM(8|10|12|16)\b/.exec(anchorName)?.[1] ?? '12';
  return `${kind}-m${size}`;
}

function toBlob(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
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
