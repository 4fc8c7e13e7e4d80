/** Detects pictures by their first bytes or letters: the type that a server states proves nothing. */

/** The byte before `PNG` is another one, or three, where a picture was passed on as text. */
const HEADS = [
  /^\W{1,3}PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg/,
];

/** Bytes within which the head of a picture has to stand. */
const HEAD_SIZE = 400;

/** The beginning of a file, a letter for each byte. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_SIZE).arrayBuffer()));
}

export const isPictureHead = (head: string): boolean => HEADS.some((kind) => kind.test(head));

/** Tells whether a file is a PNG, JPEG, GIF, WebP or SVG. */
export const isPictureFile = async (file: Blob): Promise<boolean> => isPictureHead(await headOf(file));
