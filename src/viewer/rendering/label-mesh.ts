/** The labels of a layer as one mesh: rectangles that face the camera and keep their size on the screen. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three';
import type { LabelData } from '../drawing/drawing';
import { drawAtlas } from './label-atlas';

const VERTEX = /* glsl */ `
  attribute vec2 offset;
  uniform vec2 view;
  varying vec2 place;
  void main() {
    place = uv;
    vec4 centre = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    // Whole pixels, so that the letters stay sharp.
    vec2 screen = (floor((centre.xy / centre.w * 0.5 + 0.5) * view) + offset) / view * 2.0 - 1.0;
    gl_Position = vec4(screen * centre.w, centre.z, centre.w);
  }
`;
const FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  varying vec2 place;
  void main() {
    gl_FragColor = texture2D(picture, place);
    if (gl_FragColor.a < 0.01) discard;
    #include <colorspace_fragment>
  }
`;

/** Above everything else in the picture. */
const LAST = 100;

function geometryOf(
  labels: readonly LabelData[],
  cells: readonly { x: number; y: number; width: number; height: number }[],
  size: Vector2,
): BufferGeometry {
  const positions: number[] = [];
  const offsets: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  labels.forEach(({ position }, i) => {
    const { x, y, width, height } = cells[i];
    for (const [right, up] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]) {
      positions.push(...position);
      offsets.push(Math.round((right - 0.5) * width), Math.round((up - 0.5) * height));
      uvs.push((x + right * width) / size.x, 1 - (y + (1 - up) * height) / size.y);
    }
    index.push(4 * i, 4 * i + 1, 4 * i + 2, 4 * i, 4 * i + 2, 4 * i + 3);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('offset', new BufferAttribute(new Float32Array(offsets), 2));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(index);
  return geometry;
}

/** Null without labels, or where no text can be drawn. */
export function labelMesh(
  labels: readonly LabelData[],
  pixelRatio: number,
): { mesh: Mesh; dispose: () => void } | null {
  if (labels.length === 0) return null;
  // The report's picture has two pixels for each point, whatever the screen has.
  const scale = Math.max(2, pixelRatio);
  const atlas = drawAtlas(labels, scale);
  if (!atlas) return null;
  const texture = new CanvasTexture(atlas.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  const view = new Vector2(1, 1);
  const material = new ShaderMaterial({
    uniforms: { picture: { value: texture }, view: { value: view } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const size = new Vector2(atlas.canvas.width / scale, atlas.canvas.height / scale);
  const mesh = new Mesh(geometryOf(labels, atlas.cells, size), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = LAST;
  mesh.onBeforeRender = (renderer) => {
    renderer.getSize(view);
    material.uniformsNeedUpdate = true;
  };
  return {
    mesh,
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
}
