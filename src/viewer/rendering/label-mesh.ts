/** Mesh for all labels of a layer: rectangles that face the camera and have a constant size on the screen. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
  Vector3,
  type Camera,
  type WebGLRenderer,
} from 'three';
import type { LabelShift, LabelBox as PlacedBox, Rectangle } from '@/drawing/plan/labels';
import type { LabelData, Point3 } from '@/viewer/drawing/drawing';
import { FONT_FAMILY, LABEL_COLOURS, type LabelTone } from '@/viewer/drawing/palette';
import { viewOf } from '@/viewer/rendering/image';

const FONT_SIZE = 13;
const FONT = `600 ${FONT_SIZE}px ${FONT_FAMILY}`;
const SMALL_FONT = `600 ${FONT_SIZE * 0.75}px ${FONT_FAMILY}`;
const RIM = 3;
const LINE_HEIGHT = FONT_SIZE + 2 * RIM + 4;
/** Line spacing of a label with several lines, in points. */
const LINE_STEP = FONT_SIZE + 5;
/** Place of a label in the image, in points; the labels are below each other. */
interface Cell {
  y: number;
  width: number;
  height: number;
}

interface Run {
  text: string;
  sub: boolean;
}

/** Splits a string into runs: `N_z = 1` becomes N, z as a subscript, and = 1. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(_[A-Za-z0-9,]+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('_') ? { text: part.slice(1), sub: true } : { text: part, sub: false }));
}

function drawRuns(context: CanvasRenderingContext2D, runs: readonly Run[], x: number, y: number): void {
  for (const rim of [true, false]) {
    let at = x;
    for (const { text, sub } of runs) {
      context.font = sub ? SMALL_FONT : FONT;
      const base = y + (sub ? FONT_SIZE * 0.25 : 0);
      if (rim) context.strokeText(text, at, base);
      else context.fillText(text, at, base);
      at += context.measureText(text).width;
    }
  }
}

function drawDisc(context: CanvasRenderingContext2D, cell: Cell, colour: string): void {
  const radius = cell.height / 2 - 1.5;
  context.fillStyle = 'rgb(255 255 255 / 0.94)';
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(1.5, cell.y + 1.5, cell.width - 3, cell.height - 3, radius);
  context.fill();
  context.stroke();
}

/** Draws the image at `scale` pixels per point; returns null if the browser does not provide a canvas. */
function drawAtlas(
  labels: readonly LabelData[],
  scale: number,
): { canvas: HTMLCanvasElement; cells: Cell[] } | null {
  const canvas = document.createElement('canvas');
  // The texture reads the image immediately, so the browser should keep its pixels in main memory.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const lengthOf = (parts: readonly Run[]) =>
    parts.reduce((sum, { text, sub }) => {
      context.font = sub ? SMALL_FONT : FONT;
      return sum + context.measureText(text).width;
    }, 0);
  const lines = labels.map(({ text }) => text.split('\n').map(runsOf));
  const lengths = lines.map((all) => Math.max(...all.map(lengthOf)));
  let height = 0;
  const cells = labels.map(({ tone }, i): Cell => {
    const width =
      tone === 'number' ? Math.max(LINE_HEIGHT, lengths[i] + 12) : Math.ceil(lengths[i]) + 2 * RIM + 2;
    const cell = { y: height, width, height: LINE_HEIGHT + (lines[i].length - 1) * LINE_STEP };
    height += cell.height;
    return cell;
  });
  canvas.width = Math.ceil(Math.max(...cells.map(({ width }) => width)) * scale);
  canvas.height = height * scale;
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  cells.forEach((cell, i) => {
    const colour = LABEL_COLOURS[labels[i].tone];
    if (labels[i].tone === 'number') drawDisc(context, cell, colour);
    context.fillStyle = colour;
    context.lineWidth = labels[i].tone === 'number' ? 0.01 : 2 * RIM;
    context.strokeStyle = 'rgb(255 255 255 / 0.9)';
    lines[i].forEach((runs, line) =>
      drawRuns(
        context,
        runs,
        (cell.width - lengths[i]) / 2,
        cell.y + LINE_HEIGHT / 2 + line * LINE_STEP + 0.5,
      ),
    );
  });
  return { canvas, cells };
}

const VERTEX = /* glsl */ `
  attribute vec2 offset;
  uniform vec2 view;
  varying vec2 place;
  void main() {
    place = uv;
    vec4 centre = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    // Rounds to whole pixels, so that the characters stay sharp.
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

/** Material shared by all labels: with several, shaders would be compiled whenever labels change. */
export class LabelMaterial extends ShaderMaterial {
  constructor() {
    super({
      uniforms: { picture: { value: null }, view: { value: new Vector2(1, 1) } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    });
  }

  /** Sets texture and size before the mesh is drawn. */
  show(texture: CanvasTexture, renderer: WebGLRenderer): void {
    this.uniforms.picture.value = texture;
    (this.uniforms.view.value as Vector2).copy(viewOf(renderer).size);
    this.uniformsNeedUpdate = true;
  }
}

/** Render order of labels, above everything else. */
const LAST = 100;

/** Corners of a rectangle, starting at its lower left. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function geometryOf(labels: readonly LabelData[], cells: readonly Cell[], size: Vector2): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  labels.forEach(({ position }, i) => {
    const { y, width, height } = cells[i];
    for (const [right, up] of CORNERS) {
      positions.push(...position);
      uvs.push((right * width) / size.x, 1 - (y + (1 - up) * height) / size.y);
    }
    index.push(4 * i, 4 * i + 1, 4 * i + 2, 4 * i, 4 * i + 2, 4 * i + 3);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('offset', new BufferAttribute(new Float32Array(positions.length * (2 / 3)), 2));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(index);
  return geometry;
}

export interface LabelBox extends PlacedBox {
  tone: LabelTone;
}

const RANKS = Object.keys(LABEL_COLOURS);

export function labelBox(box: Rectangle, tone: LabelTone): LabelBox {
  const rank = RANKS.indexOf(tone);
  return { ...box, tone, rank, isNeeded: rank < RANKS.indexOf('dimension') };
}

/** Distance between the tip of an arrow and its label, in points. */
const CLEAR = 5;

interface Spot {
  x: number;
  y: number;
}

/** Returns the shift that moves a label at `place` beyond the tip of its arrow. */
function clearOf(
  tip: Spot,
  place: Spot,
  { width, height }: Pick<Cell, 'width' | 'height'>,
): [number, number] {
  const [dx, dy] = [place.x - tip.x, place.y - tip.y];
  const distance = Math.hypot(dx, dy);
  // If the arrow is seen along its axis, the label is placed next to the tip.
  if (distance < 1) return [0, height / 2 + CLEAR];
  const [x, y] = [dx / distance, dy / distance];
  const reach = Math.min((width / 2 + CLEAR) / Math.abs(x), (height / 2 + CLEAR) / Math.abs(y));
  return reach > distance ? [x * (reach - distance), y * (reach - distance)] : [0, 0];
}

export class LabelMesh extends Mesh<BufferGeometry, LabelMaterial> {
  /** Offset in points that keeps each label clear of the tip of its arrow; zero without an arrow. */
  private readonly own: [number, number][];
  /** Scale factor for the text. */
  private letters = 1;

  constructor(
    readonly labels: readonly LabelData[],
    private readonly cells: readonly Cell[],
    texture: CanvasTexture,
    { size, material }: { size: Vector2; material: LabelMaterial },
  ) {
    super(geometryOf(labels, cells, size), material);
    this.own = labels.map(() => [0, 0]);
    this.frustumCulled = false;
    this.renderOrder = LAST;
    this.onBeforeRender = (renderer) => material.show(texture, renderer);
    this.geometry.addEventListener('dispose', () => texture.dispose());
    this.place(labels.map(() => [0, 0]));
  }

  /** Returns the labels' boxes on the screen before labels are moved apart; null if behind the camera. */
  boxes(camera: Camera, view: Vector2, letters: number): (LabelBox | null)[] {
    this.letters = letters;
    const onScreen = (point: Point3) => {
      const { x, y, z } = new Vector3(...point).project(camera);
      return { x: ((x + 1) / 2) * view.x, y: ((y + 1) / 2) * view.y, z };
    };
    return this.labels.map(({ position, tone, beyond }, i) => {
      const { x, y, z } = onScreen(position);
      const size = this.sizeOf(i);
      this.own[i] = beyond ? clearOf(onScreen(beyond), { x, y }, size) : [0, 0];
      const [right, up] = this.own[i];
      const { width, height } = size;
      return z > 1 ? null : labelBox({ x: x + right, y: y + up, width, height }, tone);
    });
  }

  /** Moves the labels on the screen; a null shift hides the label. */
  place(shifts: readonly LabelShift[]): void {
    const offset = this.geometry.getAttribute('offset') as BufferAttribute;
    shifts.forEach((shift, i) => {
      const { width, height } = this.sizeOf(i);
      CORNERS.forEach(([right, up], corner) => {
        const [ownX, ownY] = this.own[i];
        const [x, y] = shift
          ? [ownX + shift[0] + (right - 0.5) * width, ownY + shift[1] + (up - 0.5) * height]
          : [0, 0];
        offset.setXY(4 * i + corner, Math.round(x), Math.round(y));
      });
    });
    offset.needsUpdate = true;
  }

  private sizeOf(i: number): { width: number; height: number } {
    const { width, height } = this.cells[i];
    return { width: width * this.letters, height: height * this.letters };
  }
}

/** Creates the mesh; returns null if there are no labels, or if the browser cannot draw text. */
export function labelMesh(
  labels: readonly LabelData[],
  material: LabelMaterial,
  pixelRatio: number,
): LabelMesh | null {
  if (labels.length === 0) return null;
  // At least two pixels per point on any screen, because the image for the report has two by default.
  const scale = Math.max(2, pixelRatio);
  const atlas = drawAtlas(labels, scale);
  if (!atlas) return null;
  const texture = new CanvasTexture(atlas.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  const size = new Vector2(atlas.canvas.width / scale, atlas.canvas.height / scale);
  return new LabelMesh(labels, atlas.cells, texture, { size, material });
}
