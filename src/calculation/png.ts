/** Encodes pixels as PNG, with identical bytes in browsers, workers and Node. */
import { encode } from 'fast-png';
import type { Picture } from '@/drawing';

const CHUNK = 0x8000;

/** Returns a base64 string without a data-URL prefix. */
export function encodePng({ width, height, data }: Picture): string {
  const bytes = encode({ width, height, data, channels: 3, depth: 8 });
  let text = '';
  // Processes chunks, because spreading a whole file into one call would overflow the stack.
  for (let i = 0; i < bytes.length; i += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  }
  return btoa(text);
}
