/** Documented rules before a calculation, in their order; each states which field to mark. */
import { anchorsOf, type Design, type Failure, type RuleKey } from '@/design/model/design-state';
import { designLoadValues, isUnloaded } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import {
  closestPair,
  groupByCode,
  extentsOf,
  hasContact,
  loadAtOrigin,
  placedOutline,
  planeOnAnchors,
  seriesByCode,
} from '@/engineering';
import {
  asSent,
  propertyOf,
  LEAST_BREAKOUT,
  LISTED_FIGURES,
  SENT_FIGURES,
  type AnchorProperty,
} from '@/quantities/anchor';
import { EDGE_NAMES, EDGES, outermost } from '@/quantities/edges';
import { KINDS } from '@/quantities/request-number-kinds';

export interface RuleContext {
  anchor: AnchorData | null;
  anchorChosen: boolean;
  /** True if the selector shows the design's grade; undefined while the list of grades is loading. */
  gradeShown: boolean | undefined;
  /** Expiry of the account, `YYYY-MM-DD HH:mm:ss`; null = no expiry. */
  expirationTime: string | null;
  now: Date;
}

type Rule = (design: Design, context: RuleContext) => Failure[];

/** Refuses a plate beyond the concrete: 2 (edge distance + outermost coordinate) < length or width. */
const plateBeyondEdge: Rule = (design) => {
  const anchors = anchorsOf(design);
  return EDGE_NAMES.flatMap((name): Failure[] => {
    const side = design.layout.sides[name];
    if (!side.exists) return [];
    const { axis, sign } = EDGES[name];
    const size = axis === 'x' ? 'length' : 'width';
    if (2 * (side.distance + sign * outermost(anchors, name)) >= design.plate[size]) return [];
    // Either field may be changed: both are marked, and the link leads to the edge distance.
    return [
      { key: 'extend', field: `plate.${size}` },
      { key: 'extend', field: `layout.sides.${name}.distance` },
    ];
  });
};

/** True if the profile is larger than the plate and therefore fits at no position. */
const isLarger = ({ plate, profile }: Design) => profile.H > plate.width || profile.W > plate.length;

const beyond: Rule = (design) =>
  design.plate.stiffness === 'elastic' && isLarger(design)
    ? [{ key: 'beyond', field: 'profile.chosen' }]
    : [];

/** Solid profiles, which have no wall thickness. */
const SOLID: readonly string[] = ['RECT', 'SQUARE', 'ROUND'];

/** True if a dimension of the profile is missing; a record may contain zeros for missing dimensions. */
function hasNoSection({ series, H, W, T }: Design['profile']): boolean {
  const shape = seriesByCode(Number(series))?.shape;
  if (shape === undefined || !(H > 0)) return true;
  return (shape !== 'ROUND' && !(W > 0)) || (!SOLID.includes(shape) && !(T > 0));
}

/** Tolerated overhang of the profile beyond the plate, mm. */
const ON_PLATE = 0.01;

/** Refuses a profile without footprint on the plate, which takes the load; marks eccentricity or rotation. */
const profileOnElasticPlate: Rule = (design) => {
  const { plate, profile } = design;
  if (plate.stiffness === 'rigid') return [];
  if (profile.chosen === null || hasNoSection(profile))
    return [{ key: 'noProfile', field: 'profile.chosen' }];
  if (isLarger(design)) return [];
  const { minX, maxX, minY, maxY } = extentsOf(
    placedOutline({ ...profile, type: Number(profile.series) }).flat(),
  );
  const over = {
    ex: Math.max(maxX, -minX) > plate.length / 2 + ON_PLATE,
    ey: Math.max(maxY, -minY) > plate.width / 2 + ON_PLATE,
  };
  const shifted = (['ex', 'ey'] as const).filter((axis) => over[axis] && profile[axis] !== 0);
  const marked = shifted.length > 0 ? shifted : (['rotation'] as const);
  return over.ex || over.ey ? marked.map((name) => ({ key: 'offPlate', field: `profile.${name}` })) : [];
};

/** Returns the minimum distance from an anchor to the plate edge, mm. */
export const plateEdgeMinimum = (standard: Design['standardType'], { d_nom, d_0 }: AnchorData): number =>
  standard === 'JGJ145-2013' ? Math.max(2 * d_nom, 20) : 1.2 * (d_0 + 2);

const PLATE_SIZES = [
  { size: 'length', along: 'x' },
  { size: 'width', along: 'y' },
] as const;

const distance: Rule = (design, { anchor }) => {
  if (!anchor) return [];
  const limit = plateEdgeMinimum(design.standardType, anchor);
  const { plate } = design;
  const anchors = anchorsOf(design);
  const values = { limit: Math.round(limit * 10) / 10 };
  return PLATE_SIZES.filter(({ size, along }) =>
    anchors.some((anchor) => plate[size] / 2 - Math.abs(anchor[along]) < limit - 1e-9),
  ).map(({ size }) => ({ key: 'distance', field: `plate.${size}`, values }));
};

/** Returns the field with a torsional moment, which a single anchor cannot resist. */
function torsionOf({ shown, dead, live, loadCase }: Design['loads']): string | null {
  if (shown !== null) return shown.Mz === 0 ? null : 'loads.list';
  if (dead.Mz !== 0) return 'loads.dead.Mz';
  return loadCase === 'deadAndLive' && live.Mz !== 0 ? 'loads.live.Mz' : null;
}

const single: Rule = ({ layout, loads }) => {
  const field = layout.group === '1-0-1' ? torsionOf(loads) : null;
  return field === null ? [] : [{ key: 'single', field }];
};

/** Refuses anchors in a line, or one anchor, that alone would have to carry a moment across the line. */
const inLine: Rule = (design) => {
  if (hasContact({ plate: design.concrete })) return [];
  const { plate, profile } = design;
  const { Nz: Fz, Mx, My } = designLoadValues(design);
  const anchors = anchorsOf(design).map(({ x, y }) => [x, y] as const);
  const load = loadAtOrigin({ Fz, Mx: 1000 * Mx, My: 1000 * My }, [profile.ex, profile.ey]);
  return planeOnAnchors({ Lx: plate.length, Ly: plate.width, anchors, k_a: 1, ...load }) === null
    ? [{ key: 'inLine', field: 'concrete.installationPosition' }]
    : [];
};

/** Refuses concrete that is thinner than h_min or than the embedment depth. */
const thickness: Rule = ({ layout }, { anchor }) => {
  if (!anchor) return [];
  const limit = Math.max(anchor.h_min, anchor.h_ef);
  return layout.h < limit ? [{ key: 'foundation', field: 'layout.h', values: { limit } }] : [];
};

/** Refuses distances impossible for a breakout body; 0 selects the default of the standard. */
const breakout: Rule = (_, { anchor }) => {
  if (!anchor) return [];
  const wrong = Object.entries(LEAST_BREAKOUT).some(([name, multiple]) => {
    const value = anchor[name as keyof typeof LEAST_BREAKOUT];
    return value > 0 && value < multiple * anchor.h_ef * (1 - 1e-9);
  });
  return wrong ? [{ key: 'breakout', field: 'anchor.chosen', values: { h_ef: anchor.h_ef } }] : [];
};

const NEEDED_BY_FORCES: readonly AnchorProperty[] = ['A_s', 'E_s'];

/** Refuses what a server would refuse: values out of range, and empty ones without a default. */
const figure: Rule = (_, { anchor }) => {
  const listed: readonly AnchorProperty[] = LISTED_FIGURES;
  const wrong = (name: AnchorProperty): boolean => {
    const { kind, absent } = propertyOf(name);
    const [from, to] = KINDS[kind].range;
    const value = anchor ? asSent(name, anchor[name]) : from;
    const mayBeEmpty = absent !== 'refused' && !NEEDED_BY_FORCES.includes(name);
    return !(value >= from && value <= to) && !(mayBeEmpty && value === 0);
  };
  const first = SENT_FIGURES.find((name) => listed.includes(name) && wrong(name));
  if (first === undefined) return [];
  const { kind, panel = '' } = propertyOf(first);
  const { unit: stored, range } = KINDS[kind];
  // Unit as shown in the panel.
  const [unit, divisor] = stored === 'Pa' ? ['GPa', 1e9] : [stored, 1];
  const [from, to] = range.map((limit) => limit / divisor);
  const values = { figure: first, group: panel, from, to, unit: unit && ` ${unit}` };
  return [{ key: 'figure', field: 'anchor.chosen', values }];
};

/** The rules are in the documented order, because the message shows the last rule that fails. */
const RULES: readonly Rule[] = [
  (_, { expirationTime, now }) =>
    expirationTime !== null && new Date(expirationTime.replace(' ', 'T')) < now
      ? [{ key: 'expired', field: '' }]
      : [],
  plateBeyondEdge,
  beyond,
  profileOnElasticPlate,
  (_, { anchorChosen }) => (anchorChosen ? [] : [{ key: 'empty', field: 'anchor.chosen' }]),
  (_, { gradeShown }) => (gradeShown === false ? [{ key: 'noGrade', field: 'concrete.gradeId' }] : []),
  single,
  inLine,
  thickness,
  breakout,
  figure,
  (design) =>
    design.loads.shown === null && isUnloaded(design) ? [{ key: 'load', field: 'loads.dead.Nz' }] : [],
  distance,
];

/** Free points that coincide with another point: their spacing is not greater than 0. */
function coincidentPoints(design: Design): Failure[] {
  if (!design.layout.group.endsWith('-0-0')) return [];
  const points = anchorsOf(design);
  return points
    .filter(({ x, y }, index) => points.slice(0, index).some((other) => other.x === x && other.y === y))
    .map(({ no }) => ({ key: 'sGreater', field: `layout.customPoints.${no - 1}.x` }));
}

type Hint = [value: number, key: RuleKey, field: string];

/** Returns the hints for fields whose value must be greater than 0 and is not, and for coincident points. */
export function fieldHints(design: Design): Failure[] {
  const { plate, layout } = design;
  const hints: Hint[] = [
    [plate.length, 'lGreater', 'plate.length'],
    [plate.width, 'wGreater', 'plate.width'],
    [plate.thickness, 'tGreater', 'plate.thickness'],
    ...(groupByCode(layout.group)?.spacings ?? []).map((name): Hint => {
      return [layout.spacings[name], 'sGreater', `layout.spacings.${name}`];
    }),
    ...EDGE_NAMES.filter((name) => layout.sides[name].exists).map((name): Hint => {
      return [layout.sides[name].distance, 'mGreater', `layout.sides.${name}.distance`];
    }),
    [layout.h, 'hGreater', 'layout.h'],
  ];
  return [
    ...hints.filter(([value]) => !(value > 0)).map(([, key, field]) => ({ key, field })),
    ...coincidentPoints(design),
  ];
}

/** Returns the last failing rule, as documented; an expired account first, as nothing else helps. */
export const failureToReport = (failures: readonly Failure[]): Failure | undefined =>
  failures.find(({ key }) => key === 'expired') ?? failures.at(-1);

/** Returns all failing rules: field hints first, then the documented rules in their order. */
export const validateDesign = (design: Design, context: RuleContext): Failure[] => [
  ...fieldHints(design),
  ...RULES.flatMap((rule) => rule(design, context)),
];

/** Value below a minimum of the anchor's assessment, which causes a warning, not an error. */
export interface MinimumWarning {
  kind: 'edge' | 'spacing';
  /** Dot path of the field that determines the value. */
  field: string;
  value: number;
  limit: number;
}

type Measure = Pick<MinimumWarning, 'field' | 'value'>;

const smallest = (measures: readonly Measure[]): Measure | undefined =>
  measures.toSorted((one, other) => one.value - other.value).at(0);

function edges({ layout }: Design): Measure[] {
  return EDGE_NAMES.filter((name) => layout.sides[name].exists).map((name) => ({
    field: `layout.sides.${name}.distance`,
    value: layout.sides[name].distance,
  }));
}

/** Returns the smallest spacing, and the field of the smallest one entered or of a free point. */
function smallestSpacing(design: Design): Measure | undefined {
  const { group, spacings } = design.layout;
  const closest = closestPair(anchorsOf(design));
  if (!closest) return undefined;
  const typed = smallest(
    (groupByCode(group)?.spacings ?? []).map((name) => ({
      field: `layout.spacings.${name}`,
      value: spacings[name],
    })),
  );
  return { field: typed?.field ?? `layout.customPoints.${closest.b.no - 1}.x`, value: closest.distance };
}

export function minimumWarnings(design: Design, { c_min, s_min }: AnchorData): MinimumWarning[] {
  const edge = smallest(edges(design));
  const spacing = smallestSpacing(design);
  return [
    ...(edge && edge.value < c_min ? [{ kind: 'edge', ...edge, limit: c_min } as const] : []),
    ...(spacing && spacing.value < s_min ? [{ kind: 'spacing', ...spacing, limit: s_min } as const] : []),
  ];
}
