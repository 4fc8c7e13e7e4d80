/**
 * Drawing of an object in the scene as plain arrays, and the builder that collects its triangles, line
 * segments and labels. Coordinates in mm; z points out of the concrete.
 */
import { Box3, EdgesGeometry, type BufferGeometry } from 'three';
import { cross, minus, unit, type Point3 } from '@/drawing/plan/convex-bodies';
import type { Measure, Point } from '@/drawing/plan/shapes';
import type { StrokeName, LabelTone, MaterialName } from '@/viewer/drawing/palette';
import { SHARP_TURN } from '@/viewer/drawing/solids';

export type { Point as Point2 };
export type { Point3, StrokeName, LabelTone, MaterialName };
/** Red, green and blue from 0 to 1. */
export type Colour = Point3;

/** Triangles without an index: nine numbers for each triangle. */
interface MeshData {
  material: MaterialName;
  positions: Float32Array;
  normals: Float32Array;
  /** Colour of each vertex. */
  colours?: Float32Array;
}

/** Separate line segments: six numbers for each segment. */
interface LineData {
  stroke: StrokeName;
  positions: Float32Array;
}

export interface LabelData {
  /** Text of the label; `_x` after a character is typeset as a subscript. */
  text: string;
  position: Point3;
  tone: LabelTone;
  /** Tip of the arrow, or end of the arc, beyond which the label is placed, so that it never covers it. */
  beyond?: Point3;
  /** Dimension of the design that the user can edit with a click. */
  measure?: Measure;
}

export interface Drawing {
  meshes: readonly MeshData[];
  lines: readonly LineData[];
  labels: readonly LabelData[];
}

/** Number of coordinates above which a body is represented by the corners of its bounding box. */
const MANY = 600;

const pointsIn = (positions: Float32Array): Point3[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i],
    positions[3 * i + 1],
    positions[3 * i + 2],
  ]);

function boxCorners(positions: Float32Array): Point3[] {
  const { min, max } = new Box3().setFromArray(positions);
  const [xs, ys, zs] = ([0, 1, 2] as const).map((axis) => [min.getComponent(axis), max.getComponent(axis)]);
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Point3 => [x, y, z])));
}

/** Returns points whose hull contains everything that must be visible. */
export function cornersOf(drawings: readonly Drawing[]): Point3[] {
  return drawings.flatMap(({ meshes, lines, labels }) => [
    ...[...meshes, ...lines].flatMap(({ positions }) =>
      positions.length > MANY ? boxCorners(positions) : pointsIn(positions),
    ),
    ...labels.map(({ position }) => position),
  ]);
}

/** True if there is a single colour for all corners. */
const isOne = (colour: Colour | readonly Colour[]): colour is Colour => typeof colour[0] === 'number';

export class DrawingBuilder {
  private readonly meshes = new Map<MaterialName, Record<'positions' | 'normals' | 'colours', number[]>>();
  private readonly segments = new Map<StrokeName, number[]>();
  private readonly labels: LabelData[] = [];

  private mesh(material: MaterialName) {
    const mesh = this.meshes.get(material) ?? { positions: [], normals: [], colours: [] };
    this.meshes.set(material, mesh);
    return mesh;
  }

  private segmentsIn(stroke: StrokeName): number[] {
    const segments = this.segments.get(stroke) ?? [];
    this.segments.set(stroke, segments);
    return segments;
  }

  /** Adds a body without an index; `stroke` is the stroke of the lines along its sharp edges. */
  solid(
    material: MaterialName,
    body: BufferGeometry,
    look: { colour?: Colour; stroke?: StrokeName } = {},
  ): void {
    const { positions, normals, colours } = this.mesh(material);
    const { position, normal } = body.attributes;
    positions.push(...position.array);
    normals.push(...normal.array);
    if (look.colour) for (let i = 0; i < position.count; i++) colours.push(...look.colour);
    if (look.stroke)
      this.segmentsIn(look.stroke).push(
        ...new EdgesGeometry(body, SHARP_TURN).getAttribute('position').array,
      );
  }

  /** Adds a flat convex face, counter-clockwise seen from outside, in one colour or one for each corner. */
  face(material: MaterialName, corners: readonly Point3[], colour?: Colour | readonly Colour[]): void {
    const { positions, normals, colours } = this.mesh(material);
    for (let i = 2; i < corners.length; i++) {
      const [a, b, c] = [corners[0], corners[i - 1], corners[i]];
      const normal = unit(cross(minus(b, a), minus(c, a)));
      positions.push(...a, ...b, ...c);
      normals.push(...normal, ...normal, ...normal);
      if (!colour) continue;
      for (const at of [0, i - 1, i]) colours.push(...(isOne(colour) ? colour : colour[at]));
    }
  }

  line(stroke: StrokeName, from: Point3, to: Point3): void {
    this.segmentsIn(stroke).push(...from, ...to);
  }

  polyline(stroke: StrokeName, points: readonly Point3[], closed = false): void {
    points.slice(1).forEach((point, index) => this.line(stroke, points[index], point));
    if (closed && points.length > 2) this.line(stroke, points[points.length - 1], points[0]);
  }

  label(
    tone: LabelTone,
    text: string,
    position: Point3,
    more: Pick<LabelData, 'beyond' | 'measure'> = {},
  ): void {
    this.labels.push({ text, position, tone, ...more });
  }

  drawing(): Drawing {
    return {
      meshes: [...this.meshes].map(([material, { positions, normals, colours }]) => ({
        material,
        positions: new Float32Array(positions),
        normals: new Float32Array(normals),
        ...(colours.length > 0 ? { colours: new Float32Array(colours) } : {}),
      })),
      lines: [...this.segments].map(([stroke, positions]) => ({
        stroke,
        positions: new Float32Array(positions),
      })),
      labels: this.labels,
    };
  }
}

/** Draws something of a scene or of another subject into a drawing of its own. */
export function drawn<S>(draw: (builder: DrawingBuilder, subject: S) => void, subject: S): Drawing {
  const builder = new DrawingBuilder();
  draw(builder, subject);
  return builder.drawing();
}
