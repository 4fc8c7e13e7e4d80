import { describe, expect, it } from 'vitest';
import type { Caption } from '@/viewer/message';
import { CAPTION_HEIGHT, drawCaption } from '@/viewer/rendering/caption';
import { CAPTION_COLOURS } from '@/viewer/rendering/palette';

interface Written {
  text: string;
  x: number;
  y: number;
  most: number;
  colour: string;
}

/**
 * Draws the caption into a context in which every character is six points wide, and returns the drawn
 * strings.
 */
function drawn(caption: Caption, strip: { top: number; width: number; scale: number }): Written[] {
  const written: Written[] = [];
  const pen = {
    fillStyle: '',
    font: '',
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: 6 * strip.scale * text.length }),
    fillText(text: string, x: number, y: number, most: number) {
      written.push({ text, x, y, most, colour: this.fillStyle });
    },
  };
  drawCaption(pen as unknown as CanvasRenderingContext2D, caption, strip);
  return written;
}

const CAPTION: Caption = {
  tone: 'warning',
  title: '▲ Verified, with reservations (2)',
  text: `Steel failure in tension, anchors ${Array.from({ length: 64 }, (_, i) => i + 1).join(', ')}: 99.9 %`,
  note: 'Demonstration data: not for design',
};

describe('image caption', () => {
  it.each([1, 2, 2.8])(
    'a caption with 64 anchor numbers fits completely in the strip below the image at scale %d',
    (scale) => {
      const [top, width] = [400, 500 * scale];
      const written = drawn(CAPTION, { top, width, scale });
      expect(written.map(({ text }) => text).toSorted()).toEqual(
        [CAPTION.title, CAPTION.text, CAPTION.note].toSorted(),
      );
      for (const { x, y, most } of written) {
        expect(x).toBeGreaterThan(0);
        expect(x + most).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + CAPTION_HEIGHT * scale);
      }
      const [title, note] = [CAPTION.title, CAPTION.note].map((of) =>
        written.find(({ text }) => text === of)!,
      );
      expect(title.x + title.most).toBeLessThanOrEqual(note.x);
      expect(title.colour).toBe(CAPTION_COLOURS.warning);
    },
  );

  it('the image caption contains no empty text if there is no note', () => {
    const written = drawn({ ...CAPTION, note: '' }, { top: 0, width: 500, scale: 1 });
    expect(written.map(({ text }) => text)).not.toContain('');
  });
});
