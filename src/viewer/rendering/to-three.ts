/** Converts a drawing to three.js objects: a mesh for each material, lines for each stroke, one of labels. */
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, SRGBColorSpace } from 'three';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { Drawing, MaterialName } from '@/viewer/drawing/drawing';
import { labelMesh } from '@/viewer/rendering/label-mesh';
import type { Materials } from '@/viewer/rendering/materials';

/** Translucent bodies must be drawn after the concrete that contains them. */
const ORDER: Partial<Record<MaterialName, number>> = {
  concrete: 1,
  shadow: 1.5,
  compression: 2,
  failureArea: 4,
};

/** Converts colours to the linear values that three.js expects; else they are paler than in the legend. */
function linearColours(colours: Float32Array): Float32Array {
  const linear = new Float32Array(colours.length);
  const colour = new Color();
  for (let i = 0; i < colours.length; i += 3)
    colour.setRGB(colours[i], colours[i + 1], colours[i + 2], SRGBColorSpace).toArray(linear, i);
  return linear;
}

/** The caller disposes of the geometries of the group; the labels then dispose of their texture. */
export function build(drawing: Drawing, materials: Materials, pixelRatio: number): Group {
  const group = new Group();
  for (const { material, positions, normals, colours } of drawing.meshes) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 3));
    if (colours) geometry.setAttribute('color', new BufferAttribute(linearColours(colours), 3));
    const mesh = new Mesh(geometry, materials.mesh[material]);
    mesh.name = material;
    mesh.renderOrder = ORDER[material] ?? 0;
    group.add(mesh);
  }
  for (const { stroke, positions } of drawing.lines) {
    const object = new LineSegments2(
      new LineSegmentsGeometry().setPositions(positions),
      materials.line[stroke],
    );
    object.renderOrder = 5;
    group.add(object);
  }
  const text = labelMesh(drawing.labels, materials.label, pixelRatio);
  if (text) group.add(text);
  return group;
}
