/** Maps a request path to the design field that supplies its value. */
import type { Design } from '@/design/model/design-state';
import { groupByCode } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';
import { INPUTS, LOADS, LOAD_NAMES, type Input } from '@/quantities/inputs';

type Place = string | ((design: Design) => string);

/** Sets the distance between anchors: x of the first free point, the first spacing, or the group. */
const spacing: Place = ({ layout }) => {
  const group = groupByCode(layout.group);
  if (layout.group.endsWith('-0-0')) return 'layout.customPoints.0.x';
  const name = group?.spacings[0];
  return name === undefined ? 'layout.group' : `layout.spacings.${name}`;
};

const nearestEdge: Place = ({ layout: { sides } }) => {
  const existing = EDGE_NAMES.filter((name) => sides[name].exists);
  const nearest = existing.sort((a, b) => sides[a].distance - sides[b].distance).at(0) ?? EDGE_NAMES[0];
  return `layout.sides.${nearest}.distance`;
};

/** Field that decides whether live loads count: the load case, or the live load factor. */
const liveSwitch: Place = ({ loads }) => (loads.loadCase === 'dead' ? 'loads.loadCase' : 'loads.liveFactor');

type Fields = Readonly<Record<string, Place | undefined>>;

/** Fields keyed by the request paths that the inputs declare. */
const OF_INPUTS: Fields = Object.fromEntries(
  Object.entries(INPUTS).flatMap(([part, inputs]) =>
    Object.entries<Input>(inputs).flatMap(([name, { sent, run }]) =>
      [sent, run].flatMap((path) => (path === undefined ? [] : [[path, `${part}.${name}`]])),
    ),
  ),
);

const OF_LOADS: Fields = Object.fromEntries(
  LOAD_NAMES.flatMap((name) => [
    [`load.Dead.${LOADS[name].sent}`, `loads.dead.${name}`],
    [`load.Live.${LOADS[name].sent}`, `loads.live.${name}`],
    [`Load.${LOADS[name].run}`, `loads.dead.${name}`],
  ]),
);

/** Fields keyed by the paths in both requests; a path missing here uses the entry of its parent. */
const FIELDS: Fields = {
  ...OF_INPUTS,
  ...OF_LOADS,
  'base.grade': 'concrete.gradeId',
  // These values come from the selected grade.
  'base.f_ck': 'concrete.gradeId',
  'base.f_cuk': 'concrete.gradeId',
  'base.Ec': 'concrete.gradeId',
  Basic: 'concrete.gradeId',
  'base.base_points': nearestEdge,
  base: 'anchor.chosen',
  'anchor.coordinates': spacing,
  'anchor.weights': spacing,
  anchor: 'anchor.chosen',
  profile: 'profile.chosen',
  'load.Live': liveSwitch,
  load: 'loads.dead.Nz',
  Axials: 'loads.dead.Nz',
  'Anchor.PointCoordsList': spacing,
  Anchor: 'anchor.chosen',
  Steel: 'profile.chosen',
};

/** Returns the dot path of the field that supplies the value at a request path; null if none does. */
export function designFieldOf(path: string, design: Design): string | null {
  const parts = path.split('.');
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const place = known.map((name) => FIELDS[name]).find((found) => found !== undefined);
  if (place === undefined) return null;
  return typeof place === 'string' ? place : place(design);
}

/** Returns the field of a server message, which begins with the path of the field in the request. */
export function fieldNamedBy(message: string, design: Design): string | null {
  const path = /^([A-Za-z][\w.]*)\s*[:：]/.exec(message)?.[1];
  return path === undefined ? null : designFieldOf(path, design);
}
