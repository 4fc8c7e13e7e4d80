import { Color, SRGBColorSpace, type Mesh } from 'three';
import { expect, it } from 'vitest';
import type { Drawing } from '@/viewer/drawing/drawing';
import { CAPTION_COLOURS } from '@/viewer/drawing/palette';
import type { Caption } from '@/viewer/message';
import { CAPTION_HEIGHT, drawCaption, uprightPixels } from '@/viewer/rendering/image';
import { runsOf } from '@/viewer/rendering/label-mesh';
import { createMaterials } from '@/viewer/rendering/materials';
import { build } from '@/viewer/rendering/to-three';

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

it.each([1, 2, 2.8])('a caption with 64 anchor numbers fits below the image at scale %d', (scale) => {
  const [top, width] = [400, 500 * scale];
  const written = drawn(CAPTION, { top, width, scale });
  const texts = [CAPTION.title, CAPTION.text, CAPTION.note];
  expect(written.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  for (const { x, y, most } of written) {
    expect(x).toBeGreaterThan(0);
    expect(x + most).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + CAPTION_HEIGHT * scale);
  }
  const [title, note] = [CAPTION.title, CAPTION.note].map((of) => written.find(({ text }) => text === of)!);
  expect(title.x + title.most).toBeLessThanOrEqual(note.x);
  expect(title.colour).toBe(CAPTION_COLOURS.warning);
});

it('the image caption contains no empty text if there is no note', () => {
  const written = drawn({ ...CAPTION, note: '' }, { top: 0, width: 500, scale: 1 });
  expect(written.map(({ text }) => text)).not.toContain('');
});

it('runsOf makes the text after an underscore a subscript', () => {
  const runs = (label: string) =>
    runsOf(label).map(({ text, sub }) => [text, sub ? 'sub' : 'base'].join(' '));
  expect(runs('N_z = 1 kN')).toEqual(['N base', 'z sub', ' = 1 kN base']);
  expect(runs('A_c,N')).toEqual(['A base', 'c,N sub']);
  expect(runs('200')).toEqual(['200 base']);
});

it('the row that WebGL reads last is the first row of the image', () => {
  const bottom = [10, 20, 30, 255];
  const top = [40, 50, 60, 255];
  expect([...uprightPixels(Uint8Array.from([...bottom, ...top]), 1)]).toEqual([...top, ...bottom]);
});

it('colours multiplied by their opacity are divided by it, and remain zero where nothing is drawn', () => {
  const half = [100, 64, 0, 128];
  const shown = uprightPixels(Uint8Array.from([...half, 0, 0, 0, 0]), 2);
  expect([...shown]).toEqual([199, 128, 0, 128, 0, 0, 0, 0]);
});

/** Tests that the colours in the 3D view are those of the drawing and the legend. */
it('three.js shows the vertex colours of a drawing unchanged', () => {
  const colours = Float32Array.from([0.9, 0.5, 0.1, 0.6, 0.7, 0.7, 0, 1, 0.2]);
  const triangle = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const meshes: Drawing['meshes'] = [{ material: 'bolt', positions: triangle, normals: triangle, colours }];
  const drawing = { meshes, lines: [], labels: [] };
  const [mesh] = build(drawing, createMaterials(), 1).children as Mesh[];
  const stored = mesh.geometry.getAttribute('color').array;
  const shown = [0, 3, 6].flatMap((i) => {
    const { r, g, b } = new Color().fromArray(stored, i).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
    return [r, g, b];
  });
  shown.forEach((part, i) => expect(part).toBeCloseTo(colours[i], 4));
});
