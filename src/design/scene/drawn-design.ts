/** Parts of a design that appear in both the 3D view and the plan. */
import { edgeLines } from '@/design/input/case-input';
import {
  anchorsOf,
  isEnteredPart,
  type Design,
  type LoadValues,
  UNBOUNDED_SIDE,
} from '@/design/model/design-state';
import { designLoadValues } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import type { PlanInput } from '@/drawing/plan/plan';
import type { AnchorPoint } from '@/engineering';
import { type EdgeName, EDGES, forEachEdge } from '@/quantities/edges';

/** Dimensions of the anchor, mm: of its record, otherwise the chosen diameter and no embedment. */
export function drawnAnchor(
  design: Design,
  anchor: AnchorData | null,
): { diameter: number; hef: number | null } {
  return { diameter: anchor?.d_nom || Number(design.anchor.diameter), hef: anchor?.h_ef || null };
}

/** Distance from the plate to the concrete, mm; 0 if the plate lies on the concrete. */
export const standOffOf = ({ concrete }: Design): number =>
  concrete.installationPosition === 'flush' ? 0 : concrete.baseDistance;

/** Returns the components of the factored, dead or live loads in kN and kNm. */
export const displayedLoads = (design: Design, kind: LoadKind): LoadValues =>
  kind === 'design' ? designLoadValues(design) : design.loads[kind];

/** Returns for each side whether the concrete has an edge there. */
export function boundedSides({ layout: { sides } }: Design): Record<EdgeName, boolean> {
  const bounded = (name: EdgeName) => sides[name].exists && sides[name].distance < UNBOUNDED_SIDE;
  return forEachEdge(bounded);
}

function edgesOf(design: Design, anchors: readonly AnchorPoint[]): PlanInput['edges'] {
  const lines = edgeLines(design, anchors);
  const bounded = boundedSides(design);
  return forEachEdge((name) => (bounded[name] ? lines[name] : EDGES[name].sign * Infinity));
}

export function planInputOf(design: Design, anchor: AnchorData | null): PlanInput {
  const { plate, profile } = design;
  const anchors = anchorsOf(design);
  return {
    plate,
    anchors,
    edges: edgesOf(design, anchors),
    hef: drawnAnchor(design, anchor).hef ?? 0,
    // If the user has not chosen a profile, none is drawn: the default profile would look like a choice.
    profile: isEnteredPart(design, 'section') ? { ...profile, type: Number(profile.series) } : null,
  };
}

/** Loads that the 3D view and the plan can show. */
export const LOAD_KINDS = ['design', 'dead', 'live'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];
