/** Inputs that can be the axes of a map: their values, and the design for each value. */
import type { Design } from '@/design/model/design-state';
import type { Candidate } from '@/design/search/candidate';
import { bySize, familyOf, withAnchor, type OfferedAnchor } from '@/design/search/offered-anchor';
import { changed } from '@/design/search/variable';
import { groupByCode } from '@/engineering';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';
import { LOAD_NAMES, LOADS, unitOf, type LoadName, type SpacingName } from '@/quantities/inputs';

export type AxisKey = SpacingName | EdgeName | 'h' | 'thickness' | 'embedment' | LoadName;

export interface Axis {
  key: AxisKey;
  unit: string;
  /** Value of the input in the open design. */
  present: number;
  /** Start of the range that is offered initially. */
  from: number;
  to: number;
  /**
   * The only possible values, if the values come from records; null if any number in the range is possible.
   */
  values: readonly number[] | null;
  at: (candidate: Candidate, value: number) => Candidate;
}

const inSteps = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

const lengthAxis = (key: AxisKey, present: number, write: (design: Design, value: number) => void): Axis => ({
  key,
  unit: 'mm',
  present,
  from: inSteps(present / 2, 5),
  to: inSteps(present * 2, 5),
  values: null,
  at: (candidate, value) => changed(candidate, (design) => write(design, value)),
});

const loadAxis = (design: Design, name: LoadName): Axis => {
  const present = design.loads.dead[name];
  const reach = Math.max(Math.abs(present), LOADS[name].kind === 'moment' ? 1 : 5);
  return {
    key: name,
    unit: unitOf(LOADS[name]),
    present,
    from: present < 0 ? -2 * reach : 0,
    to: present < 0 ? 0 : 2 * reach,
    values: null,
    at: (candidate, value) => changed(candidate, ({ loads }) => void (loads.dead[name] = value)),
  };
};

/**
 * Returns the axis for the embedment depths in the current anchor's family; the first record with a given
 * depth represents that depth.
 */
function embedmentAxis({ design, anchor }: Candidate, anchors: readonly OfferedAnchor[]): Axis | null {
  const present = anchors.find(({ id }) => id === design.anchor.chosen[design.standardType]?.id);
  if (!present) return null;
  const family = anchors.filter((one) => familyOf(one) === familyOf(present)).toSorted(bySize);
  const depths = [...new Set([anchor.h_ef, ...family.map(({ data }) => data.h_ef)])].sort((a, b) => a - b);
  if (depths.length < 2) return null;
  const recordAt = (depth: number) =>
    depth === anchor.h_ef ? present : (family.find(({ data }) => data.h_ef === depth) ?? present);
  return {
    key: 'embedment',
    unit: 'mm',
    present: anchor.h_ef,
    from: depths[0],
    to: depths[depths.length - 1],
    values: depths,
    at: (candidate, value) => withAnchor(candidate, recordAt(value)),
  };
}

export function axesOf(open: Candidate, anchors: readonly OfferedAnchor[]): Axis[] {
  const { design } = open;
  const { layout, plate } = design;
  const spacings = groupByCode(layout.group)?.spacings ?? [];
  const embedment = embedmentAxis(open, anchors);
  return [
    ...spacings.map((name) =>
      lengthAxis(name, layout.spacings[name], (draft, value) => (draft.layout.spacings[name] = value)),
    ),
    ...EDGE_NAMES.filter((name) => layout.sides[name].exists).map((name) =>
      lengthAxis(
        name,
        layout.sides[name].distance,
        (draft, value) => (draft.layout.sides[name].distance = value),
      ),
    ),
    lengthAxis('h', layout.h, (draft, value) => (draft.layout.h = value)),
    ...(plate.stiffness === 'elastic'
      ? [lengthAxis('thickness', plate.thickness, (draft, value) => (draft.plate.thickness = value))]
      : []),
    ...(embedment ? [embedment] : []),
    ...LOAD_NAMES.map((name) => loadAxis(design, name)),
  ];
}

/** Round step sizes; each may be multiplied by a power of ten. */
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns the smallest round step not below `least`; steps in millimetres are whole numbers. */
function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND_STEPS.find((one) => one * power >= least * (1 - 1e-9)) ?? 10);
  return isWhole ? Math.max(1, Math.ceil(step - 1e-9)) : step;
}

/**
 * Returns at most `count` round values in a range; if the values come from records, all values in the range.
 */
export function valuesOf(axis: Axis, from: number, to: number, count: number): number[] {
  if (axis.values) return axis.values.filter((value) => value >= from && value <= to);
  if (!(to > from)) return [from];
  const step = roundStep((to - from) / Math.max(1, count - 1), axis.unit === 'mm');
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  // Removes spurious digits caused by binary fractions.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
