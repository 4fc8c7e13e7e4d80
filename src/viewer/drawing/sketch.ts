/** Collects the triangles, line segments and labels for one object in the scene. */
import type {
  Colour,
  Drawing,
  InkName,
  LabelData,
  LabelTone,
  MaterialName,
  Point3,
} from '@/viewer/drawing/drawing';

interface Triangles {
  positions: number[];
  normals: number[];
  colours: number[];
}

export const minus = (a: Point3, b: Point3): [number, number, number] => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];
export const cross = (a: Point3, b: Point3): [number, number, number] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point3): [number, number, number] => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** True if there is a single colour for all corners. */
const isOne = (colour: Colour | readonly Colour[]): colour is Colour => typeof colour[0] === 'number';

export class Sketch {
  private readonly meshes = new Map<MaterialName, Triangles>();
  private readonly segments = new Map<InkName, number[]>();
  private readonly labels: LabelData[] = [];

  /**
   * Adds a triangle with its corners counter-clockwise as seen from outside; without normals it is shaded
   * flat.
   */
  triangle(
    material: MaterialName,
    corners: readonly [Point3, Point3, Point3],
    normals?: readonly [Point3, Point3, Point3],
    colour?: Colour | readonly [Colour, Colour, Colour],
  ): void {
    const mesh = this.meshes.get(material) ?? { positions: [], normals: [], colours: [] };
    this.meshes.set(material, mesh);
    const flat = normals ? null : unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
    corners.forEach((corner, index) => {
      mesh.positions.push(...corner);
      mesh.normals.push(...(flat ?? normals?.[index] ?? [0, 0, 1]));
      if (colour) mesh.colours.push(...(isOne(colour) ? colour : colour[index]));
    });
  }

  quad(
    material: MaterialName,
    [a, b, c, d]: readonly [Point3, Point3, Point3, Point3],
    normals?: readonly [Point3, Point3, Point3, Point3],
    colour?: Colour | readonly [Colour, Colour, Colour, Colour],
  ): void {
    const first = colour && (isOne(colour) ? colour : ([colour[0], colour[1], colour[2]] as const));
    const second = colour && (isOne(colour) ? colour : ([colour[0], colour[2], colour[3]] as const));
    this.triangle(material, [a, b, c], normals && [normals[0], normals[1], normals[2]], first);
    this.triangle(material, [a, c, d], normals && [normals[0], normals[2], normals[3]], second);
  }

  line(ink: InkName, from: Point3, to: Point3): void {
    const segments = this.segments.get(ink) ?? [];
    this.segments.set(ink, segments);
    segments.push(...from, ...to);
  }

  polyline(ink: InkName, points: readonly Point3[], closed = false): void {
    points.slice(1).forEach((point, index) => this.line(ink, points[index], point));
    if (closed && points.length > 2) this.line(ink, points[points.length - 1], points[0]);
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
      lines: [...this.segments].map(([ink, positions]) => ({ ink, positions: new Float32Array(positions) })),
      labels: this.labels,
    };
  }
}
