/**
 * Variables for the lengths and factors in the design, with their steps and ranges. If the current edge
 * distance, thickness or restraint breaks no rule, no larger value breaks a rule.
 */
import { anchorsOf } from '@/design/model/anchor-points';
import type { Design } from '@/design/model/design-state';
import type { Candidate } from '@/design/search/candidate';
import { allowed, changed, multiplesAbove, type Variable } from '@/design/search/variable';
import { closestPair } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';
import type { SpacingName } from '@/quantities/inputs';

/** Step and largest value tried, mm unless stated otherwise. */
const RANGES = {
  edge: { step: 5, most: 2000 },
  spacing: { step: 5, most: 1000 },
  h: { step: 10, most: 2000 },
  thickness: { step: 1, most: 60 },
  position: { step: 5 },
  /** The degree of restraint is dimensionless. */
  restraint: { step: 0.1, most: 2 },
} as const;

export function edgeVariables(open: Candidate): Variable[] {
  return EDGE_NAMES.filter((name) => open.design.layout.sides[name].exists).map((name) => {
    const { distance: from } = open.design.layout.sides[name];
    const steps = multiplesAbove(from, RANGES.edge.step, RANGES.edge.most).map((to) => ({
      to,
      size: (to - from) / from,
      candidate: () => changed(open, ({ layout }) => void (layout.sides[name].distance = to)),
    }));
    return { key: name, from, unit: 'mm', steps, isMonotone: true, absence: 'largest' };
  });
}

/**
 * Scales all anchor spacings by the same ratio, rounded to the millimetre. Edge distances stay the same, so
 * the concrete becomes larger.
 */
function scaleLayout({ layout }: Design, ratio: number): void {
  const scaled = (value: number) => Math.round(value * ratio);
  for (const name of Object.keys(layout.spacings) as SpacingName[])
    layout.spacings[name] = scaled(layout.spacings[name]);
  for (const point of layout.customPoints) Object.assign(point, { x: scaled(point.x), y: scaled(point.y) });
}

export function spacingVariable(open: Candidate): Variable | null {
  const from = closestPair(anchorsOf(open.design))?.distance ?? 0;
  if (!(from > 0)) return null;
  const { step, most } = RANGES.spacing;
  const steps = multiplesAbove(from, step, most).map((to) => ({
    to,
    size: (to - from) / from,
    candidate: () => changed(open, (design) => scaleLayout(design, to / from)),
  }));
  return { key: 'spacing', from, unit: 'mm', steps: allowed(steps), isMonotone: false, absence: 'noRoom' };
}

export function memberVariable(open: Candidate): Variable {
  const { h: from } = open.design.layout;
  const steps = multiplesAbove(from, RANGES.h.step, RANGES.h.most).map((to) => ({
    to,
    size: (to - from) / from,
    candidate: () => changed(open, ({ layout }) => void (layout.h = to)),
  }));
  return { key: 'h', from, unit: 'mm', steps, isMonotone: true, absence: 'largest' };
}

/**
 * Returns the variable for the plate thickness; null for a rigid plate, because its anchor forces do not
 * depend on the thickness, so a thicker plate makes no failing check pass.
 */
export function thicknessVariable(open: Candidate): Variable | null {
  const { stiffness, thickness: from } = open.design.plate;
  if (stiffness === 'rigid') return null;
  const steps = multiplesAbove(from, RANGES.thickness.step, RANGES.thickness.most).map((to) => ({
    to,
    size: (to - from) / from,
    candidate: () => changed(open, ({ plate }) => void (plate.thickness = to)),
  }));
  return { key: 'thickness', from, unit: 'mm', steps, isMonotone: false, absence: 'largest' };
}

/**
 * Returns the variables for both eccentricities, with values that keep the profile on the plate; none for a
 * single anchor.
 */
export function positionVariables(open: Candidate): Variable[] {
  const { plate, profile, layout } = open.design;
  if (layout.group === '1-0-1') return [];
  return (
    [
      ['ex', plate.length, profile.W],
      ['ey', plate.width, profile.H],
    ] as const
  ).map(([key, side, section]): Variable => {
    const from = profile[key];
    const most = (side - section) / 2;
    const { step } = RANGES.position;
    const values = multiplesAbove(0, step, side).flatMap((by) => [from + by, from - by]);
    const steps = values
      .filter((to) => Math.abs(to) <= most)
      .map((to) => ({
        to,
        size: Math.abs(to - from) / side,
        candidate: () => changed(open, ({ profile }) => void (profile[key] = to)),
      }));
    return { key, from, unit: 'mm', steps: allowed(steps), isMonotone: false, absence: 'noRoom' };
  });
}

/** Returns the variable for the degree of restraint; null for a plate without stand-off. */
export function restraintVariable(open: Candidate): Variable | null {
  const { installationPosition, degreeOfRestraint: from } = open.design.concrete;
  if (installationPosition === 'flush') return null;
  const { step, most } = RANGES.restraint;
  const steps = multiplesAbove(from, step, most).map((to) => ({
    to,
    size: (to - from) / from,
    candidate: () => changed(open, ({ concrete }) => void (concrete.degreeOfRestraint = to)),
  }));
  return { key: 'restraint', from, unit: '', steps, isMonotone: true, absence: 'largest' };
}
