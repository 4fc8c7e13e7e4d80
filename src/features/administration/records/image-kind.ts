/**
 * Determines the type of an image file from its first bytes. The file name, and the type that browsers
 * derive from it, are not reliable.
 */

const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

type PictureKind = keyof typeof SIGNATURES;

/** Returns the type of a JPEG or PNG image; undefined for other files. */
export async function imageKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return (Object.keys(SIGNATURES) as PictureKind[]).find((kind) =>
    SIGNATURES[kind].every((byte, index) => bytes[index] === byte),
  );
}
