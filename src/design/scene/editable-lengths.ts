/** Lengths in the plan and the 3D view, and the change to the design when one is typed. */
import { anchorsOf, type Design } from '@/design/model/design-state';
import { gapsOf, stopsAlong } from '@/drawing/plan/dimensions';
import type { Measure } from '@/drawing/plan/shapes';
import { groupByCode } from '@/engineering';
import { EDGES, forEachEdge } from '@/quantities/edges';
import type { SpacingName } from '@/quantities/inputs';

type Spacing = Extract<Measure, { of: 'spacing' }>;

const NO_EDGES = forEachEdge((name) => EDGES[name].sign * Infinity);

function gapOf(design: Design, { axis, gap }: Spacing): { length: number; toAnchor: number | null } | null {
  const gaps = gapsOf(axis, stopsAlong(axis, anchorsOf(design), NO_EDGES, [0, 0]));
  const found = gaps.at(gap - 1);
  return found ? { length: found.length, toAnchor: found.to.anchor } : null;
}

/** Returns the length in mm; null if the design no longer has such a length. */
export function lengthOf(design: Design, measure: Measure): number | null {
  switch (measure.of) {
    case 'edge':
      return design.layout.sides[measure.edge].distance;
    case 'plate':
      return design.plate[measure.side];
    case 'thickness':
      return design.layout.h;
    case 'standOff':
      return design.concrete.baseDistance;
    case 'spacing':
      return gapOf(design, measure)?.length ?? null;
  }
}

/** Returns the change in the length per unit of the spacing: 0.5 in some triangles, else 1 or 0. */
function shareOf(design: Design, measure: Spacing, name: SpacingName): number {
  const { spacings } = design.layout;
  const wider = {
    ...design,
    layout: { ...design.layout, spacings: { ...spacings, [name]: spacings[name] + 1 } },
  };
  return (lengthOf(wider, measure) ?? 0) - (lengthOf(design, measure) ?? 0);
}

function setSpacing(design: Design, measure: Spacing, change: number): void {
  const { layout } = design;
  if (layout.group.endsWith('-0-0')) {
    const anchor = gapOf(design, measure)?.toAnchor ?? measure.anchor;
    layout.customPoints[anchor - 1][measure.axis] += change;
    return;
  }
  for (const name of groupByCode(layout.group)?.spacings ?? []) {
    const share = shareOf(design, measure, name);
    if (Math.abs(share) < 1e-6) continue;
    layout.spacings[name] = Math.round((layout.spacings[name] + change / share) * 1e6) / 1e6;
    return;
  }
}

/** Changes a draft of the design so that `measure` gets this length. */
export function setLength(design: Design, measure: Measure, length: number): void {
  const before = lengthOf(design, measure);
  if (before === null) return;
  if (measure.of === 'edge') design.layout.sides[measure.edge].distance = length;
  else if (measure.of === 'plate') design.plate[measure.side] = length;
  else if (measure.of === 'thickness') design.layout.h = length;
  else if (measure.of === 'standOff') design.concrete.baseDistance = length;
  else setSpacing(design, measure, length - before);
}
