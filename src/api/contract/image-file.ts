/** Recognises images by their first bytes: the media type stated by a server is not reliable. */

/** Signatures of image files; of a PNG transferred as text, the byte before `PNG` is replaced. */
const HEADS = [
  /^\W{1,3}PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[^])*-->\s*)*<svg/,
];

const HEAD_SIZE = 400;

export const isImageHead = (head: string): boolean => HEADS.some((kind) => kind.test(head));

/** True if a file is a PNG, JPEG, GIF, WebP or SVG image. */
export async function isImageFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_SIZE).arrayBuffer());
  return isImageHead(String.fromCharCode(...head));
}
