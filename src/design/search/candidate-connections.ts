/**
 * Connections for the loads of the open design: a group with equal spacings along each axis, a database
 * record, and the smallest plate for anchors and profile. Connections that the record excludes are only
 * counted.
 */
import { edgeLines } from '@/design/input/case-input';
import { applyRules, setPlateModel } from '@/design/model/design-changes';
import { anchorsOf, type Design, type LoadValues } from '@/design/model/design-state';
import { designLoadValues, loadCasesOf } from '@/design/model/load-cases';
import { changed } from '@/design/run/compare-plate-models';
import { yieldToMain } from '@/design/run/evaluation-batch';
import { type Candidate, type AvailableAnchor, withAnchor } from '@/design/search/candidate';
import { plateEdgeMinimum } from '@/design/validation/validate-design';
import {
  type AnchorGroup,
  type AnchorPoint,
  closestPair,
  distanceToSteel,
  extentsOf,
  groupAnchors,
  GROUPS,
  halfReach,
  hasSlots,
  placedOutline,
} from '@/engineering';
import { EDGE_NAMES, type EdgeName, EDGES, EDGES_ACROSS, forEachEdge } from '@/quantities/edges';
import type { SpacingName } from '@/quantities/inputs';

interface PlateSize {
  /** Sides of the plate in mm: length along x, width along y. */
  length: number;
  width: number;
}

/**
 * Returns lower bounds for the largest tension and the largest shear on an anchor, kN. About each plate edge,
 * the anchors must balance at least the overturning moment: compression within the plate does not help. `at`
 * is the point at which the loads act, mm from the centre of the plate.
 */
function leastForces(
  anchors: readonly AnchorPoint[],
  { length, width }: PlateSize,
  { Nz: N, Vx, Vy, Mx, My }: LoadValues,
  at: { ex: number; ey: number },
) {
  const tilts = (axis: 'x' | 'y', size: number, moment: number) =>
    [1, -1].map((sign) => {
      const arms = anchors.reduce((sum, anchor) => sum + size / 2 + sign * anchor[axis], 0);
      return ((N * size) / 2 + sign * moment) / arms;
    });
  const alongX = tilts('x', length, N * at.ex - 1000 * My);
  const alongY = tilts('y', width, N * at.ey + 1000 * Mx);
  const shear = Math.hypot(Vx, Vy) / anchors.length;
  return { tension: Math.max(0, N / anchors.length, ...alongX, ...alongY), shear };
}

/** Spacings between anchors, mm; each record is also tried with its own minimum spacing. */
const SPACINGS: readonly number[] = [60, 80, 100, 120, 150, 180, 220, 280];

/** Steps, mm, to which the minimum spacing of a record and the sides of a plate are rounded up. */
const STEP = { spacing: 5, plate: 10 } as const;

/** Width of plate around the profile for the weld, mm. */
const WELD_ROOM = 20;

/** Rounding tolerance for differences. */
const NOISE = 1e-6;

/** Reasons why a connection is excluded before any call. */
export const REFUSALS = ['thickness', 'spacing', 'edge', 'room', 'profile', 'torsion', 'statics'] as const;
export type Rejection = (typeof REFUSALS)[number];

export interface Connection {
  group: AnchorGroup;
  anchors: readonly AnchorPoint[];
  available: AvailableAnchor;
  plate: PlateSize;
  size: Size;
  /** Creates the candidate with a rigid plate. */
  candidate: () => Candidate;
}

export interface Space {
  /** Connections that are not excluded, in ascending order of size. */
  connections: readonly Connection[];
  refused: ReadonlyMap<Rejection, number>;
  /** Number of connections, including refused connections. */
  total: number;
}

/** Groups without free coordinates or slots, which let an anchor resist shear in one direction only. */
const PLAIN = GROUPS.filter((group) => !hasSlots(group) && !group.geometry.startsWith('custom'));

interface Layout {
  group: AnchorGroup;
  spacings: Record<SpacingName, number>;
  anchors: readonly AnchorPoint[];
  maxX: number;
  maxY: number;
  /** Distance between the two closest anchors, mm; infinite for one anchor. */
  closest: number;
  /** Distance between the profile's steel and the closest anchor, mm. */
  toSteel: number;
}

function layoutOf({ layout }: Design, steel: ReturnType<typeof placedOutline>, [group, x, y]: Place): Layout {
  const spacings = { Sx1: x, Sx2: x, Sy1: y, Sy2: y };
  const anchors = groupAnchors(group.code, spacings, layout.customPoints, null);
  const { maxX, maxY } = extentsOf(anchors.map((anchor) => [anchor.x, anchor.y]));
  const closest = closestPair(anchors)?.distance ?? Infinity;
  // A single anchor is always under its profile, so its distance to the steel is not checked.
  const toSteel =
    anchors.length === 1
      ? Infinity
      : Math.min(...anchors.map((anchor) => distanceToSteel(steel, [anchor.x, anchor.y])));
  return { group, spacings, anchors, maxX, maxY, closest, toSteel };
}

type Place = readonly [group: AnchorGroup, x: number, y: number];

/** Returns each group with every pair of spacings to try; 0 for one that it does not use. */
function placesOf(spacings: readonly number[]): Place[] {
  const along = (group: AnchorGroup, name: SpacingName) => (group.spacings.includes(name) ? spacings : [0]);
  return PLAIN.flatMap((group) =>
    along(group, 'Sx1').flatMap((x) => along(group, 'Sy1').map((y): Place => [group, x, y])),
  );
}

const roundedUp = (value: number, step: number): number => Math.ceil(value / step - NOISE) * step;

/** Distance from the plate's centre to each concrete edge, mm; 10000 if there is no edge. */
type Reach = Record<EdgeName, number>;

interface Situation {
  design: Design;
  edges: Reach;
  loads: readonly LoadValues[];
  /** Half the dimensions of the smallest plate that accommodates the profile. */
  profile: { x: number; y: number };
}

/** Returns the smallest plate with the edge distance around the anchors and room for the weld. */
function plateFor(
  { maxX, maxY }: Layout,
  { design, profile }: Situation,
  { data }: AvailableAnchor,
): PlateSize {
  const limit = plateEdgeMinimum(design.standardType, data);
  const side = (anchors: number, reach: number) =>
    roundedUp(2 * Math.max(anchors + limit, reach + WELD_ROOM), STEP.plate);
  return { length: side(maxX, profile.x), width: side(maxY, profile.y) };
}

/** True if even the unreduced steel resistance is below the lower bound of the anchor force. */
function failsInSteel(
  { anchors }: Layout,
  plate: PlateSize,
  { design, loads }: Situation,
  { data }: AvailableAnchor,
) {
  const most = {
    tension: data.N_Rk_s / data.gamma_Ms_N,
    shear: (Math.max(1, data.k7) * data.V_Rk_s_0) / data.gamma_Ms_V,
  };
  return loads.some((values) => {
    const least = leastForces(anchors, plate, values, design.profile);
    return least.tension > most.tension * (1 + NOISE) || least.shear > most.shear * (1 + NOISE);
  });
}

/** A single anchor resists no torsion and requires an unrotated profile centred on it. */
function singleRefusal({ design: { profile }, loads }: Situation): Rejection | null {
  if (loads.some(({ Mz }) => Mz !== 0)) return 'torsion';
  return profile.ex !== 0 || profile.ey !== 0 || profile.rotation !== 0 ? 'profile' : null;
}

/** Returns the first reason for exclusion that needs no call. */
function refusalOf(
  layout: Layout,
  plate: PlateSize,
  at: Situation,
  available: AvailableAnchor,
): Rejection | null {
  const { edges, design } = at;
  const { c_min, s_min, h_min, d_nom } = available.data;
  const nearest = (axis: 'x' | 'y') => Math.min(...EDGES_ACROSS[axis].map((name) => edges[name]));
  const reach = { x: nearest('x'), y: nearest('y') };
  if (design.layout.h < h_min) return 'thickness';
  if (layout.closest < s_min) return 'spacing';
  if (Math.min(reach.x - layout.maxX, reach.y - layout.maxY) < c_min) return 'edge';
  if (plate.length > 2 * reach.x || plate.width > 2 * reach.y) return 'room';
  // The washer is assumed to be twice as wide as the anchor, so its radius is d_nom.
  if (layout.toSteel < d_nom) return 'profile';
  const single = layout.anchors.length === 1 ? singleRefusal(at) : null;
  if (single !== null) return single;
  return failsInSteel(layout, plate, at, available) ? 'statics' : null;
}

function take(design: Design, { group, spacings, maxX, maxY }: Layout, plate: PlateSize, edges: Reach): void {
  const { layout } = design;
  setPlateModel(design, 'rigid');
  Object.assign(design.plate, plate);
  Object.assign(layout, { group: group.code, slots: null });
  for (const name of group.spacings) layout.spacings[name] = spacings[name];
  for (const name of EDGE_NAMES)
    if (layout.sides[name].exists)
      layout.sides[name].distance = edges[name] - (EDGES[name].axis === 'x' ? maxX : maxY);
  applyRules(design);
}

export async function enumerateConnections(
  design: Design,
  anchors: readonly AvailableAnchor[],
  spacings: readonly number[] = SPACINGS,
): Promise<Space> {
  const steel = placedOutline({ ...design.profile, type: Number(design.profile.series) });
  const lines = edgeLines(design, anchorsOf(design));
  const at: Situation = {
    design,
    edges: forEachEdge((name) => EDGES[name].sign * lines[name]),
    loads: loadCasesOf(design).map((one) => designLoadValues(one.design)),
    profile: halfReach(steel),
  };
  const layouts = new Map<string, Layout>();
  const layoutAt = (place: Place): Layout => {
    const key = `${place[0].code} ${place[1]} ${place[2]}`;
    const known = layouts.get(key) ?? layoutOf(design, steel, place);
    layouts.set(key, known);
    return known;
  };
  const refused = new Map<Rejection, number>();
  const connections: Connection[] = [];
  let total = 0;
  const pause = yieldToMain();
  for (const available of anchors) {
    await pause();
    const own = roundedUp(available.data.s_min, STEP.spacing);
    for (const place of placesOf([...new Set([own, ...spacings])])) {
      const layout = layoutAt(place);
      const plate = plateFor(layout, at, available);
      const refusal = refusalOf(layout, plate, at, available);
      total += 1;
      if (refusal !== null) refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
      else
        connections.push({
          group: layout.group,
          anchors: layout.anchors,
          available,
          plate,
          size: {
            anchors: layout.group.count,
            diameter: Number(available.diameter),
            embedment: available.data.h_ef,
            plate: plate.length * plate.width,
            thickness: 0,
          },
          candidate: () =>
            changed(withAnchor({ design, anchor: available.data }, available), (draft) =>
              take(draft, layout, plate, at.edges),
            ),
        });
    }
  }
  return { connections: bySmallness(connections), refused, total };
}

export interface Size {
  anchors: number;
  /** Thread diameter, mm. */
  diameter: number;
  /** Embedment depth, mm. */
  embedment: number;
  /** Plate area, mm². */
  plate: number;
  /** Plate thickness, mm; 0 for a rigid plate, whose thickness has no effect. */
  thickness: number;
}

const MEASURES = ['anchors', 'diameter', 'embedment', 'plate', 'thickness'] as const;

/** True if `other` is not larger than `one` in any measure, which includes equal sizes. */
export const isCoveredBy = (one: Size, other: Size): boolean =>
  MEASURES.every((measure) => other[measure] <= one[measure]);

/** Returns the items that are not covered by another item; only the first of several equal items. */
export const unbeaten = <T extends { size: Size }>(all: readonly T[]): T[] =>
  all.filter(({ size }, index) =>
    all.every(
      (other, at) =>
        at === index || !isCoveredBy(size, other.size) || (at > index && isCoveredBy(other.size, size)),
    ),
  );

/** Sorts by the sum of all measures over their smallest values: a covering connection comes first. */
export function bySmallness<T extends { size: Size }>(all: readonly T[]): T[] {
  const least = (measure: keyof Size) =>
    all.reduce((smallest, { size }) => Math.min(smallest, size[measure]), Infinity) || 1;
  const smallest = new Map(MEASURES.map((measure) => [measure, least(measure)]));
  const sum = ({ size }: T) =>
    MEASURES.reduce((total, measure) => total + size[measure] / (smallest.get(measure) ?? 1), 0);
  return all
    .map((one) => ({ one, sum: sum(one) }))
    .sort((first, second) => first.sum - second.sum)
    .map(({ one }) => one);
}
