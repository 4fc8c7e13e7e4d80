/** Makes PNG files from pixels, identical in browsers, workers and Node. */
import { encode } from 'fast-png';
import type { Picture } from '@/drawing';

const CHUNK = 0x8000;

/** Base64 text without a data-URL prefix. */
export function encodePng({ width, height, data }: Picture): string {
  const bytes = encode({ width, height, data, channels: 3, depth: 8 });
  let text = '';
  // Spreading a whole file into one call would cause a stack overflow.
  for (let i = 0; i < bytes.length; i += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  }
  return btoa(text);
}
