/** Variables whose values are not numbers: database records, anchor groups, and the annular gap. */
import type { Design } from '@/design/model/design-state';
import type { Grade } from '@/design/records/offered-records';
import { takeGrade } from '@/design/records/take-grade';
import type { Candidate } from '@/design/search/candidate';
import { bySize, familyOf, withAnchor, type OfferedAnchor } from '@/design/search/offered-anchor';
import { allowed, changed, type Variable, type VariableKey, type Step } from '@/design/search/variable';
import { minimumWarnings } from '@/design/validation/minimum-warnings';
import { type AnchorGroup, groupByCode, GROUPS, hasSlots } from '@/engineering';

const STRENGTH = { 'EN1992-4': 'fck', 'JGJ145-2013': 'fcuk' } as const;

/** Returns the variable for stronger grades, in ascending order of strength. */
export function gradeVariable(open: Candidate, grades: readonly Grade[]): Variable {
  const { standardType, concrete } = open.design;
  const strength = STRENGTH[standardType];
  const from = concrete[strength];
  const steps = grades
    .filter((grade) => grade[strength] > from)
    .toSorted((one, other) => one[strength] - other[strength])
    .map((grade) => ({
      to: grade.name,
      size: (grade[strength] - from) / from,
      candidate: () => changed(open, (design) => takeGrade(design, grade)),
    }));
  const isMonotone = false;
  return {
    key: 'grade',
    from: concrete.grade,
    unit: '',
    steps: allowed(steps),
    isMonotone,
    absence: 'largest',
  };
}

/**
 * False if the candidate is farther below a minimum edge distance or spacing than the open design: such a
 * change is not a remedy.
 */
function keepsMinima(open: Candidate, candidate: Candidate): boolean {
  const before = new Map(
    minimumWarnings(open.design, open.anchor).map(({ kind, value, limit }) => [kind, value / limit]),
  );
  return minimumWarnings(candidate.design, candidate.anchor).every(
    ({ kind, value, limit }) => value / limit >= (before.get(kind) ?? Infinity),
  );
}

type Relation = (offered: OfferedAnchor, present: OfferedAnchor) => number | null;

/**
 * For each variable, the change from the current record to another record as a fraction of the current value;
 * null if the other record is not a step of the variable.
 */
const RELATIONS = {
  diameter: (offered, present) =>
    familyOf(offered) === familyOf(present) && Number(offered.diameter) > Number(present.diameter)
      ? (Number(offered.diameter) - Number(present.diameter)) / Number(present.diameter)
      : null,
  embedment: (offered, present) =>
    familyOf(offered) === familyOf(present) &&
    offered.diameter === present.diameter &&
    offered.data.h_ef > present.data.h_ef
      ? (offered.data.h_ef - present.data.h_ef) / present.data.h_ef
      : null,
  family: (offered, present) =>
    familyOf(offered) !== familyOf(present) && offered.diameter === present.diameter
      ? Math.abs(offered.data.h_ef - present.data.h_ef) / present.data.h_ef
      : null,
} as const satisfies Partial<Record<VariableKey, Relation>>;

export function recordVariables(open: Candidate, anchors: readonly OfferedAnchor[]): Variable[] {
  const { standardType, anchor } = open.design;
  const present = anchors.find(({ id }) => id === anchor.chosen[standardType]?.id);
  if (!present) return [];
  return (Object.entries(RELATIONS) as [keyof typeof RELATIONS, Relation][]).map(
    ([key, relation]): Variable => {
      const steps = anchors
        .toSorted(bySize)
        .flatMap((offered): Step[] => {
          const size = relation(offered, present);
          const candidate = () => withAnchor(open, offered);
          return size === null || !keepsMinima(open, candidate())
            ? []
            : [{ to: offered.name, size, candidate }];
        })
        .toSorted((one, other) => one.size - other.size);
      return {
        key,
        from: present.name,
        unit: '',
        steps: allowed(steps),
        isMonotone: false,
        absence: 'notThere',
      };
    },
  );
}

/** Groups with the same outline and additional anchors on or inside the outline. */
const DENSER: Readonly<Partial<Record<AnchorGroup['geometry'], readonly AnchorGroup['geometry'][]>>> = {
  rowX2: ['rowX3'],
  rowY2: ['rowY3'],
  rectangle4: ['grid3x2', 'grid2x3', 'ring8'],
  grid3x2: ['ring8'],
  grid2x3: ['ring8'],
};

/**
 * Changes to a denser group with the same outline: if a new anchor divides a spacing, the spacing is halved.
 */
function takeDenserGroup({ layout }: Design, group: AnchorGroup): void {
  const held = groupByCode(layout.group)?.spacings ?? [];
  for (const axis of ['Sx', 'Sy'] as const) {
    const first = `${axis}1` as const;
    const second = `${axis}2` as const;
    if (!group.spacings.includes(second) || held.includes(second)) continue;
    layout.spacings[second] = layout.spacings[first] / 2;
    layout.spacings[first] /= 2;
  }
  layout.group = group.code;
  layout.slots = null;
}

/**
 * Returns the variable for denser groups with the same outline. A group with slotted holes has no steps,
 * because another group would distribute the shear differently.
 */
export function numberVariable(open: Candidate): Variable {
  const { layout } = open.design;
  const present = groupByCode(layout.group);
  const isPlain = present !== undefined && !hasSlots(present) && layout.slots === null;
  const denser = isPlain ? (DENSER[present.geometry] ?? []) : [];
  const count = present?.count ?? 1;
  const steps = GROUPS.filter((group) => !hasSlots(group) && denser.includes(group.geometry))
    .toSorted((one, other) => one.count - other.count)
    .map((group): Step => ({
      to: group.code,
      size: (group.count - count) / count,
      candidate: () => changed(open, (design) => takeDenserGroup(design, group)),
    }))
    .filter(({ candidate }) => keepsMinima(open, candidate()));
  const from = layout.group;
  return { key: 'number', from, unit: '', steps: allowed(steps), isMonotone: false, absence: 'notThere' };
}

/** Returns the variable that fills the annular gap; null if the gap is already filled. */
export function gapVariable(open: Candidate): Variable | null {
  if (open.design.concrete.annularGap === 'filled') return null;
  const candidate = () => changed(open, ({ concrete }) => void (concrete.annularGap = 'filled'));
  const steps = [{ to: 'filled', size: 0.05, candidate }];
  return { key: 'gap', from: 'open', unit: '', steps, isMonotone: false, absence: 'notThere' };
}
