/**
 * Type of a file by its first bytes; its name, and the type that browsers derive from the name, are not
 * reliable.
 */

const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type PictureKind = keyof typeof SIGNATURES;

/** Returns undefined for files other than JPEG or PNG images. */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return (Object.keys(SIGNATURES) as PictureKind[]).find((kind) =>
    SIGNATURES[kind].every((byte, index) => bytes[index] === byte),
  );
}
