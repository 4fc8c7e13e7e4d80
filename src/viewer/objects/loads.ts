/** Draws forces as arrows and moments as arcs at the profile's reference point, each with its value. */
import { along, minus, unit } from '@/drawing/plan/convex-bodies';
import { formatLoad } from '@/text/format/format-number';
import type { MaterialName, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { arrow, frustum } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, scaleOf, stubHeight } from '@/viewer/objects/scene-geometry';

type Direction = 'x' | 'y' | 'z';

const AXES: Readonly<Record<Direction, Point3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
/** Two directions perpendicular to each axis; the turn from first to second follows the right-hand rule. */
const PLANES: Readonly<Record<Direction, readonly [Point3, Point3]>> = {
  x: [AXES.y, AXES.z],
  y: [AXES.z, AXES.x],
  z: [AXES.x, AXES.y],
};

const FORCES = [
  { name: 'Nz', axis: 'z' },
  { name: 'Vx', axis: 'x' },
  { name: 'Vy', axis: 'y' },
] as const;
const MOMENTS = [
  { name: 'Mx', axis: 'x' },
  { name: 'My', axis: 'y' },
  { name: 'Mz', axis: 'z' },
] as const;

const ARC_STEPS = 28;
const ARC_ANGLE = 1.5 * Math.PI;

interface Arc {
  material: MaterialName;
  centre: Point3;
  plane: readonly [Point3, Point3];
  radius: number;
  sign: number;
}

function arc(builder: DrawingBuilder, { material, centre, plane: [u, v], radius, sign }: Arc): void {
  const width = radius * 0.09;
  const at = (share: number): Point3 => {
    const angle = sign * (share * ARC_ANGLE - ARC_ANGLE / 2) + Math.PI / 2;
    return along(along(centre, u, radius * Math.cos(angle)), v, radius * Math.sin(angle));
  };
  const points = Array.from({ length: ARC_STEPS + 1 }, (_, i) => at((0.9 * i) / ARC_STEPS));
  points
    .slice(1)
    .forEach((point, i) => builder.solid(material, frustum(points[i], point, [width / 2, width / 2], 10)));
  const end = points[ARC_STEPS];
  const tip = along(end, unit(minus(at(0.91), at(0.89))), width * 5);
  builder.solid(material, frustum(end, tip, [width * 1.7, 0]));
}

export function drawLoads(builder: DrawingBuilder, scene: SceneMessage): void {
  const { loads, eccentricity, section } = scene;
  const scale = scaleOf(scene);
  // The image for the report does not show any highlighting.
  const marked = scene.screenshot ? undefined : scene.markedLoad;
  const materialOf = (name: keyof typeof loads, usual: MaterialName): MaterialName =>
    name === marked ? 'mark' : usual;
  const hasProfile = section.type !== 0 && section.H > 0;
  const { top } = levelsOf(scene);
  const z = top + (hasProfile ? stubHeight(scene) : 0);
  const { ex, ey } = eccentricity;
  const reference: Point3 = [ex, ey, z];
  // Shear forces are drawn below the moments, so that arrows and values do not overlap.
  const middle: Point3 = [ex, ey, top + (hasProfile ? 0.45 * stubHeight(scene) : 0.4 * scale)];
  // An arc about x or y is entirely above the plate, which would hide its lower half and its arrowhead.
  const raised: Point3 = [ex, ey, Math.max(z, top + 1.3 * scale)];
  const largest = Math.max(...FORCES.map(({ name }) => Math.abs(loads[name])));
  const beside = hasProfile ? 0.5 * Math.max(section.H, section.W) : 0;
  for (const { name, axis } of FORCES) {
    const value = loads[name];
    if (value === 0) continue;
    const sign = Math.sign(value);
    const length = scale * (1.7 + 1.3 * Math.abs(value / largest));
    const direction = along([0, 0, 0], AXES[axis], sign);
    const gap = axis === 'z' ? 0.15 * scale : beside + 0.3 * scale;
    // Compression arrows end at the top of the profile, tension arrows start there, shear arrows beside it.
    const pressing = axis === 'z' && sign < 0;
    const from = pressing
      ? along(reference, direction, -gap - length)
      : along(axis === 'z' ? reference : middle, direction, gap);
    const to = along(from, direction, length);
    for (const part of arrow(from, to, scale * 0.14)) builder.solid(materialOf(name, 'load'), part);
    const label = along(pressing ? from : to, direction, (pressing ? -0.5 : 0.5) * scale);
    builder.label('load', formatLoad(name, value), label, { beyond: pressing ? from : to });
  }
  const moments = MOMENTS.filter(({ name }) => loads[name] !== 0);
  const valueOf = ({ name }: (typeof MOMENTS)[number]) => formatLoad(name, loads[name]);
  for (const moment of moments) {
    const { name, axis } = moment;
    const gap = axis === 'z' ? 1.1 * scale : beside + 1.1 * scale;
    const centre = along(axis === 'z' ? reference : raised, AXES[axis], gap);
    const material = materialOf(name, 'moment');
    arc(builder, {
      material,
      centre,
      plane: PLANES[axis],
      radius: scale * 1.05,
      sign: Math.sign(loads[name]),
    });
    if (moments.length > 1) continue;
    // The label is beside the arc: along its axis it would cover the arc, or the normal force.
    const aside = AXES[axis === 'x' ? 'y' : 'x'];
    const corner = (by: number) => along(along(centre, aside, by * scale), AXES.z, by * scale);
    if (axis === 'z')
      builder.label(
        'moment',
        valueOf(moment),
        along(along(centre, AXES.x, -1.3 * scale), AXES.y, -1.3 * scale),
      );
    else builder.label('moment', valueOf(moment), corner(1.1), { beyond: corner(0.8) });
  }
  // Values beside several arcs would cover each other and the arcs, so one label apart states all.
  if (moments.length > 1)
    builder.label(
      'moment',
      moments.map(valueOf).join('\n'),
      along(along(along(reference, AXES.z, 1.1 * scale), AXES.x, -2 * scale), AXES.y, -2 * scale),
    );
}
