import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { encodePng } from '@/calculation/png';

it('encodePng writes a PNG with the same pixels as the input image', () => {
  const [width, height] = [300, 200];
  const data = Uint8Array.from({ length: 3 * width * height }, (_, i) => (i * 7) % 256);
  const text = encodePng({ width, height, data });
  expect(text.startsWith('iVBORw0KGgo')).toBe(true);
  const decoded = decode(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)));
  expect(decoded).toMatchObject({ width, height, channels: 3, depth: 8 });
  expect(Array.from(decoded.data)).toEqual(Array.from(data));
});
