import { expect, it } from 'vitest';
import { imageKind } from '@/features/administration/records/image-field';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0];

it.each([
  ['a PNG file', PNG, 'image/png'],
  ['a JPEG file', JPEG, 'image/jpeg'],
  ['a GIF file', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0], undefined],
  ['a cut-off PNG file', PNG.slice(0, 4), undefined],
  ['an empty file', [], undefined],
])('imageKind reads the type of %s from the bytes, not from the media type', async (_name, bytes, kind) => {
  // The media type, which a browser derives from the file name, must be ignored.
  expect(await imageKind(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))).toBe(kind);
});
