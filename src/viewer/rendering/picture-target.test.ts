import { describe, expect, it } from 'vitest';
import { uprightPixels } from '@/viewer/rendering/picture-target';

describe('pixels of an image file', () => {
  it('the row that WebGL reads last is the first row of the image', () => {
    const [bottom, top] = [
      [10, 20, 30, 255],
      [40, 50, 60, 255],
    ];
    expect([...uprightPixels(Uint8Array.from([...bottom, ...top]), 1)]).toEqual([...top, ...bottom]);
  });

  it('colours multiplied by their opacity are divided by it, and remain zero where nothing is drawn', () => {
    const half = [100, 64, 0, 128];
    expect([...uprightPixels(Uint8Array.from([...half, 0, 0, 0, 0]), 2)]).toEqual([
      199, 128, 0, 128, 0, 0, 0, 0,
    ]);
  });
});
