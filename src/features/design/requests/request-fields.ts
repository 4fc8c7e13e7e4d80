/** From a path in the requests to the field of the design that it is filled from. */
import { groupByCode } from '@/engineering';
import type { Design, SideName } from '@/stores/design/design-state';

type Place = string | ((design: Design) => string);

/** A distance between anchors: a free point, else the first spacing; a single anchor has only its group. */
const spacing: Place = ({ layout }) => {
  const group = groupByCode(layout.group);
  if (layout.group.endsWith('-0-0')) return 'layout.customPoints.0.x';
  const name = group?.spacings[0];
  return name === undefined ? 'layout.group' : `layout.spacings.${name}`;
};

const SIDES: readonly SideName[] = ['X1', 'X2', 'Y1', 'Y2'];

/** The nearest edge. */
const nearestEdge: Place = ({ layout: { sides } }) => {
  const existing = SIDES.filter((name) => sides[name].exists);
  const nearest = existing.sort((a, b) => sides[a].distance - sides[b].distance).at(0) ?? 'X1';
  return `layout.sides.${nearest}.distance`;
};

/** What leaves live loads out: the load case, else the factor. */
const liveSwitch: Place = ({ loads }) => (loads.loadCase === 'dead' ? 'loads.loadCase' : 'loads.liveFactor');

const COMPONENTS = { N: 'Nz', Vx: 'Vx', Vy: 'Vy', Mx: 'Mx', My: 'My', Mz: 'Mz' } as const;

const loadFields = (set: 'Dead' | 'Live', kind: 'dead' | 'live'): [string, Place][] => [
  [`load.${set}.factor`, `loads.${kind}Factor`],
  ...Object.entries(COMPONENTS).map(([sent, own]): [string, Place] => [
    `load.${set}.${sent}`,
    `loads.${kind}.${own}`,
  ]),
];

/** Paths of both requests; one that is missing here is looked up by what it lies in. */
const FIELDS: Readonly<Record<string, Place | undefined>> = {
  'base.grade': 'concrete.gradeId',
  'base.f_ck': 'concrete.gradeId',
  'base.f_cuk': 'concrete.gradeId',
  'base.Ec': 'concrete.gradeId',
  'base.base_points': nearestEdge,
  'base.h': 'layout.h',
  'base.crack_or_not': 'concrete.crack_or_not',
  'base.edge_reinforcement_or_not': 'concrete.edge_reinforcement_or_not',
  'base.reinforcement_intensity': 'concrete.reinforcement_intensity',
  'base.structure': 'concrete.structure',
  'base.component3': 'concrete.component3',
  'base.reinforce': 'concrete.reinforce',
  base: 'anchor.chosen',
  'plate.length': 'plate.length',
  'plate.width': 'plate.width',
  'plate.thickness': 'plate.thickness',
  'plate.E': 'plate.E',
  'plate.v': 'plate.v',
  'plate.stiffness': 'plate.stiffness',
  'plate.installation_position': 'concrete.installationPosition',
  'plate.base_distance': 'concrete.baseDistance',
  'plate.degree_of_restraint': 'concrete.degreeOfRestraint',
  'plate.annular_gap': 'concrete.annularGap',
  'anchor.coordinates': spacing,
  'anchor.weights': spacing,
  anchor: 'anchor.chosen',
  'profile.ex': 'profile.ex',
  'profile.ey': 'profile.ey',
  'profile.rotation': 'profile.rotation',
  profile: 'profile.chosen',
  ...Object.fromEntries([...loadFields('Dead', 'dead'), ...loadFields('Live', 'live')]),
  'load.Live': liveSwitch,
  load: 'loads.dead.Nz',
  Axials: 'loads.dead.Nz',
  Basic: 'concrete.gradeId',
  'Plate.Plate_L': 'plate.length',
  'Plate.Plate_H': 'plate.width',
  'Plate.Plate_T': 'plate.thickness',
  'Plate.E': 'plate.E',
  'Plate.v': 'plate.v',
  'Anchor.PointCoordsList': spacing,
  Anchor: 'anchor.chosen',
  'Steel.Steel_ex': 'profile.ex',
  'Steel.Steel_ey': 'profile.ey',
  'Steel.Steel_rot': 'profile.rotation',
  Steel: 'profile.chosen',
  'Load.Fx': 'loads.dead.Vx',
  'Load.Fy': 'loads.dead.Vy',
  'Load.Fz': 'loads.dead.Nz',
  'Load.Mx': 'loads.dead.Mx',
  'Load.My': 'loads.dead.My',
  'Load.Mz': 'loads.dead.Mz',
};

/** Dot path of the field in the design; null where no input of the design fills the path. */
export function designFieldOf(path: string, design: Design): string | null {
  const parts = path.split('.');
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const place = known.map((name) => FIELDS[name]).find((found) => found !== undefined);
  if (place === undefined) return null;
  return typeof place === 'string' ? place : place(design);
}

/** A server that names a field begins its words with the path. */
export function fieldNamedBy(message: string, design: Design): string | null {
  const path = /^([A-Za-z][\w.]*)\s*[:：]/.exec(message)?.[1];
  return path === undefined ? null : designFieldOf(path, design);
}
