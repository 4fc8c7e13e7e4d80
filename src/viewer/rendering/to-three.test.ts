/** Tests that the colours in the 3D view are those of the drawing and the legend. */
import { Color, SRGBColorSpace, type Mesh } from 'three';
import { expect, it } from 'vitest';
import { EMPTY, type Drawing } from '@/viewer/drawing/drawing';
import { createMaterials } from '@/viewer/rendering/materials';
import { build } from '@/viewer/rendering/to-three';

it('three.js shows the vertex colours of a drawing unchanged', () => {
  const colours = Float32Array.from([0.9, 0.5, 0.1, 0.6, 0.7, 0.7, 0, 1, 0.2]);
  const triangle = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const drawing: Drawing = {
    ...EMPTY,
    meshes: [{ material: 'bolt', positions: triangle, normals: triangle, colours }],
  };
  const [mesh] = build(drawing, createMaterials(), 1).group.children as Mesh[];
  const stored = mesh.geometry.getAttribute('color').array;
  const shown = [0, 3, 6].flatMap((i) => {
    const { r, g, b } = new Color().fromArray(stored, i).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
    return [r, g, b];
  });
  shown.forEach((part, i) => expect(part).toBeCloseTo(colours[i], 4));
});
