/** Inputs that Explore varies or compares: how each is read and changed, and its steps. */
import {
  anchorsOf,
  isCracked,
  isEnteredPart,
  type Design,
  type LoadsState,
} from '@/design/model/design-state';
import { isElastic } from '@/design/model/load-cases';
import { type Grade, copyGrade, STRENGTH } from '@/design/records/anchor-data';
import { changed } from '@/design/run/compare-plate-models';
import {
  brokenRule,
  bySize,
  familyOf,
  withAnchor,
  type Candidate,
  type AvailableAnchor,
} from '@/design/search/candidate';
import { minimumWarnings } from '@/design/validation/validate-design';
import { closestPair, groupByCode, GROUPS, hasSlots, type AnchorGroup } from '@/engineering';
import { EDGE_NAMES, forEachEdge, type EdgeName } from '@/quantities/edges';
import {
  LOADS,
  LOAD_NAMES,
  SPACING_NAMES,
  unitOf,
  type LoadName,
  type SpacingName,
} from '@/quantities/inputs';

/** A number of the design; `read` returns null if the input does not apply. */
interface NumberInput<Key extends string> {
  key: Key;
  read: (design: Design) => number | null;
  write: (design: Design, value: number) => void;
}

/** Distances to the existing edges and thickness of the member, mm. */
const CONCRETE_LENGTHS: readonly NumberInput<EdgeName | 'h'>[] = [
  ...EDGE_NAMES.map((name) => ({
    key: name,
    read: ({ layout }: Design) => (layout.sides[name].exists ? layout.sides[name].distance : null),
    write: ({ layout }: Design, value: number) => (layout.sides[name].distance = value),
  })),
  { key: 'h', read: ({ layout }) => layout.h, write: ({ layout }, value) => (layout.h = value) },
];

/** Thickness of an elastic plate, mm: the forces on a rigid plate do not depend on its thickness. */
const THICKNESS: NumberInput<'thickness'> = {
  key: 'thickness',
  read: (design) => (isElastic(design) ? design.plate.thickness : null),
  write: ({ plate }, value) => (plate.thickness = value),
};

const SPACINGS: readonly NumberInput<SpacingName>[] = SPACING_NAMES.map((key) => ({
  key,
  read: ({ layout }) => (groupByCode(layout.group)?.spacings.includes(key) ? layout.spacings[key] : null),
  write: ({ layout }, value) => (layout.spacings[key] = value),
}));

const RESTRAINT: NumberInput<'restraint'> = {
  key: 'restraint',
  read: ({ concrete }) => (concrete.installationPosition === 'flush' ? null : concrete.degreeOfRestraint),
  write: ({ concrete }, value) => (concrete.degreeOfRestraint = value),
};

const inUse = <Key extends string>(inputs: readonly NumberInput<Key>[], design: Design) =>
  inputs.flatMap(({ read, ...input }) => {
    const from = read(design);
    return from === null ? [] : [{ ...input, from }];
  });

export interface Step {
  /** New value of the input: a number in the variable's unit, or a name. */
  to: number | string;
  candidate: () => Candidate;
  /** Change as a fraction of the current value, used to order remedies for different variables. */
  size: number;
}

const stepTo = (to: Step['to'], size: number, open: Candidate, recipe: (design: Design) => void): Step => ({
  to,
  size,
  candidate: () => changed(open, recipe),
});

/* Remedies: steps towards a passing design. */

type VariableKey =
  | (EdgeName | 'h' | 'thickness' | 'restraint')
  | ('spacing' | 'ex' | 'ey' | 'number' | 'gap')
  | ('grade' | 'diameter' | 'embedment' | 'family');

export interface Variable {
  key: VariableKey;
  from: number | string;
  /** Unit of the value; '' for a name or a dimensionless number. */
  unit: 'mm' | '';
  /** Possible steps, the smallest change first; if empty, `absence` states the reason. */
  steps: readonly Step[];
  /** True if every step after a passing step also passes. */
  isMonotone: boolean;
  /** Reason why there is no step. */
  absence: 'notThere' | 'largest' | 'noRoom';
}

export interface AvailableRecords {
  grades: readonly Grade[];
  anchors: readonly AvailableAnchor[];
}

/** Returns a variable with the steps that break no rule; by default its values are names. */
const variableOf = (
  variable: Omit<Variable, 'unit' | 'absence' | 'isMonotone'>,
  more: Partial<Pick<Variable, 'unit' | 'absence'>> = {},
): Variable => ({
  unit: '',
  absence: 'notThere',
  isMonotone: false,
  ...variable,
  ...more,
  steps: variable.steps.filter(({ candidate }) => brokenRule(candidate()) === null),
});

const ROOM = { unit: 'mm', absence: 'noRoom' } as const;

/** Returns multiples of `step` above `from`, up to `most`. */
function multiplesAbove(from: number, step: number, most: number): number[] {
  const first = Math.floor(from / step + 1e-9) + 1;
  const count = Math.max(0, Math.floor(most / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 1e6) / 1e6);
}

/** Step and largest value, mm. Monotone: if the present value breaks no rule, no larger one does. */
const RANGES = {
  ...forEachEdge(() => ({ step: 5, most: 2000, isMonotone: true })),
  h: { step: 10, most: 2000, isMonotone: true },
  thickness: { step: 1, most: 60, isMonotone: false },
  /** The degree of restraint is dimensionless. */
  restraint: { step: 0.1, most: 2, isMonotone: true },
} as const;
const MOST_SPACING = 1000;
/** Step of spacings and eccentricities, mm. */
const STEP = 5;

const largerNumbers = (open: Candidate, inputs: readonly NumberInput<keyof typeof RANGES>[]): Variable[] =>
  inUse(inputs, open.design).map(({ key, from, write }) => {
    const { step, most, isMonotone } = RANGES[key];
    const steps = multiplesAbove(from, step, most).map((to) =>
      stepTo(to, (to - from) / from, open, (design) => write(design, to)),
    );
    return { key, from, unit: key === 'restraint' ? '' : 'mm', steps, isMonotone, absence: 'largest' };
  });

/** Scales all spacings, rounded to the millimetre; edge distances stay, so the concrete grows. */
function scaleLayout({ layout }: Design, ratio: number): void {
  const scaled = (value: number) => Math.round(value * ratio);
  for (const name of SPACING_NAMES) layout.spacings[name] = scaled(layout.spacings[name]);
  for (const point of layout.customPoints) Object.assign(point, { x: scaled(point.x), y: scaled(point.y) });
}

function spacingVariable(open: Candidate): Variable[] {
  const from = closestPair(anchorsOf(open.design))?.distance ?? 0;
  if (!(from > 0)) return [];
  const steps = multiplesAbove(from, STEP, MOST_SPACING).map((to) =>
    stepTo(to, (to - from) / from, open, (design) => scaleLayout(design, to / from)),
  );
  return [variableOf({ key: 'spacing', from, steps }, ROOM)];
}

/** Returns both eccentricities that keep the profile on the plate; none for a single anchor. */
function positionVariables(open: Candidate): Variable[] {
  const { plate, profile, layout } = open.design;
  if (layout.group === '1-0-1') return [];
  const sides = [
    ['ex', plate.length, profile.W],
    ['ey', plate.width, profile.H],
  ] as const;
  return sides.map(([key, side, section]) => {
    const from = profile[key];
    const steps = multiplesAbove(0, STEP, side)
      .flatMap((by) => [from + by, from - by])
      .filter((to) => Math.abs(to) <= (side - section) / 2)
      .map((to) => stepTo(to, Math.abs(to - from) / side, open, (design) => void (design.profile[key] = to)));
    return variableOf({ key, from, steps }, ROOM);
  });
}

/** Returns the steps to stronger (`sign` 1) or weaker (-1) grades, the nearest strength first. */
function gradeSteps(open: Candidate, grades: readonly Grade[], sign: 1 | -1): Step[] {
  const { standardType, concrete } = open.design;
  const strength = STRENGTH[standardType];
  const from = concrete[strength];
  return grades
    .map((grade) => ({ grade, by: sign * (grade[strength] - from) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => one.by - other.by)
    .map(({ grade, by }) => stepTo(grade.name, by / from, open, (design) => copyGrade(design, grade)));
}

/** False if a minimum edge distance or spacing is missed by more than before: that is no remedy. */
function keepsMinima(open: Candidate, candidate: Candidate): boolean {
  const shares = ({ design, anchor }: Candidate) =>
    minimumWarnings(design, anchor).map(({ kind, value, limit }) => [kind, value / limit] as const);
  const before = new Map(shares(open));
  return shares(candidate).every(([kind, share]) => share >= (before.get(kind) ?? Infinity));
}

/** Returns what another record changes, as a fraction; null if it is smaller or differs in several ways. */
function changeTo(
  available: AvailableAnchor,
  present: AvailableAnchor,
): { key: VariableKey; size: number } | null {
  const isFamily = familyOf(available) === familyOf(present);
  const thread = Number(available.diameter) / Number(present.diameter) - 1;
  const depth = (available.data.h_ef - present.data.h_ef) / present.data.h_ef;
  if (thread !== 0) return isFamily && thread > 0 ? { key: 'diameter', size: thread } : null;
  if (!isFamily) return { key: 'family', size: Math.abs(depth) };
  return depth > 0 ? { key: 'embedment', size: depth } : null;
}

function recordVariables(open: Candidate, anchors: readonly AvailableAnchor[]): Variable[] {
  const { standardType, anchor } = open.design;
  const present = anchors.find(({ id }) => id === anchor.chosen[standardType]?.id);
  if (!present) return [];
  const offers = anchors.toSorted(bySize).flatMap((available) => {
    const change = changeTo(available, present);
    const candidate = () => withAnchor(open, available);
    return change && keepsMinima(open, candidate()) ? [{ ...change, to: available.name, candidate }] : [];
  });
  return (['diameter', 'embedment', 'family'] as const).map((key) => {
    const steps = offers.filter((offer) => offer.key === key).sort((one, other) => one.size - other.size);
    return variableOf({ key, from: present.name, steps });
  });
}

/** Groups with the same outline and additional anchors on or inside the outline. */
const DENSER: Readonly<Partial<Record<AnchorGroup['geometry'], readonly AnchorGroup['geometry'][]>>> = {
  rowX2: ['rowX3'],
  rowY2: ['rowY3'],
  rectangle4: ['grid3x2', 'grid2x3', 'ring8'],
  grid3x2: ['ring8'],
  grid2x3: ['ring8'],
};

/** Changes to a denser group; a spacing that a new anchor divides is halved. */
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

/** Denser groups with the same outline; none for slotted holes, which distribute the shear differently. */
function numberVariable(open: Candidate): Variable {
  const { layout } = open.design;
  const present = groupByCode(layout.group);
  const isPlain = present !== undefined && !hasSlots(present) && layout.slots === null;
  const denser = isPlain ? (DENSER[present.geometry] ?? []) : [];
  const count = present?.count ?? 1;
  const steps = GROUPS.filter((group) => !hasSlots(group) && denser.includes(group.geometry))
    .toSorted((one, other) => one.count - other.count)
    .map((group) =>
      stepTo(group.code, (group.count - count) / count, open, (design) => takeDenserGroup(design, group)),
    )
    .filter(({ candidate }) => keepsMinima(open, candidate()));
  return variableOf({ key: 'number', from: layout.group, steps });
}

function gapVariable(open: Candidate): Variable[] {
  if (open.design.concrete.annularGap === 'filled') return [];
  const step = stepTo('filled', 0.05, open, ({ concrete }) => void (concrete.annularGap = 'filled'));
  return [variableOf({ key: 'gap', from: 'open', steps: [step] })];
}

/** Returns the inputs that can be changed on their own, the quickest to calculate first. */
export function variablesOf(open: Candidate, { grades, anchors }: AvailableRecords): Variable[] {
  const grade = {
    key: 'grade',
    from: open.design.concrete.grade,
    steps: gradeSteps(open, grades, 1),
  } as const;
  return [
    ...gapVariable(open),
    ...largerNumbers(open, [RESTRAINT, ...CONCRETE_LENGTHS]),
    ...recordVariables(open, anchors),
    numberVariable(open),
    variableOf(grade, { absence: 'largest' }),
    ...spacingVariable(open),
    ...positionVariables(open),
    ...largerNumbers(open, [THICKNESS]),
  ];
}

/* Limits: steps in the unfavourable direction. */

type LoadKey = `${'dead' | 'live'}.${LoadName}`;

export interface LimitVariable {
  key: EdgeName | 'h' | 'thickness' | 'grade' | 'loads' | LoadKey;
  kind: 'length' | 'grade' | 'component' | 'loads';
  /** Current value: a number in the variable's unit, or a name. */
  from: number | string;
  unit: string;
  /** The smallest change first; a load component may be unfavourable in both directions. */
  directions: readonly (readonly Step[])[];
}

/** Step for loads, as a fraction of the current value; lengths have steps of 1 mm. */
const LOAD_STEP = 0.01;
const MOST_LOAD = 10;

const smallerLengths = (open: Candidate): LimitVariable[] =>
  inUse([...CONCRETE_LENGTHS, THICKNESS], open.design).map(({ key, from, write }) => {
    const values = Array.from({ length: Math.max(0, Math.ceil(from) - 1) }, (_, index) => index + 1);
    const steps = values
      .toReversed()
      .map((to) => stepTo(to, (from - to) / from, open, (design) => write(design, to)));
    return { key, kind: 'length', from, unit: 'mm', directions: [steps] };
  });

/** Returns factors on the current loads, from the factor nearest to 1 up to `most`, which may be 0. */
const factorsTo = (most: number): number[] =>
  Array.from({ length: Math.round(Math.abs(most - 1) / LOAD_STEP) }, (_, index) =>
    Number((1 + Math.sign(most - 1) * (index + 1) * LOAD_STEP).toFixed(6)),
  );

/** False for a step to a design without loads, which is not a limit of the load. */
const isPossible = ({ to, candidate }: Step): boolean => to !== 0 || brokenRule(candidate()) === null;

function componentVariables(open: Candidate): LimitVariable[] {
  const { loads } = open.design;
  const parts = loads.loadCase === 'dead' ? (['dead'] as const) : (['dead', 'live'] as const);
  return parts.flatMap((part) =>
    LOAD_NAMES.filter((name) => loads[part][name] !== 0).map((name): LimitVariable => {
      const from = loads[part][name];
      const steps = (most: number) =>
        factorsTo(most).map((factor) => {
          const to = Number((from * factor).toPrecision(12));
          return stepTo(to, Math.abs(factor - 1), open, (design) => void (design.loads[part][name] = to));
        });
      const directions = [steps(MOST_LOAD), steps(0).filter(isPossible)];
      return { key: `${part}.${name}`, kind: 'component', from, unit: unitOf(LOADS[name]), directions };
    }),
  );
}

function scaleLoads(loads: LoadsState, factor: number): void {
  const sets = [loads.dead, loads.live, ...loads.list, ...(loads.shown ? [loads.shown] : [])];
  for (const set of sets) for (const name of LOAD_NAMES) set[name] *= factor;
}

/** Returns the inputs that are varied one at a time in the unfavourable direction. */
export function limitVariablesOf(open: Candidate, grades: readonly Grade[]): LimitVariable[] {
  const larger = factorsTo(MOST_LOAD).map((to) =>
    stepTo(to, to - 1, open, ({ loads }) => scaleLoads(loads, to)),
  );
  const { grade } = open.design.concrete;
  return [
    { key: 'loads', kind: 'loads', from: 1, unit: '', directions: [larger] },
    ...componentVariables(open),
    ...smallerLengths(open),
    { key: 'grade', kind: 'grade', from: grade, unit: '', directions: [gradeSteps(open, grades, -1)] },
  ];
}

/* Comparison of designs, in the order of the panels. */

export interface ComparedInput {
  /** Key of the name in the Explore messages; with `unit`, the key of the edge, spacing or load. */
  name: string;
  /** Unit of an edge distance, a spacing or a load; the names of all other inputs contain their units. */
  unit?: string;
  /** Returns a number, or the name of a record or choice; null if the input does not apply. */
  read: (design: Design) => number | string | null;
  /** Prefix of the translation keys for the values of a choice, in the messages of the designs page. */
  words?: 'concrete' | 'concrete.positions' | 'plate';
}

const COMPARED: readonly ComparedInput[] = [
  { name: 'standard', read: ({ standardType }) => standardType },
  { name: 'anchor', read: ({ standardType, anchor }) => anchor.chosen[standardType]?.name ?? null },
  { name: 'grade', read: ({ concrete }) => concrete.grade },
  { name: 'cracked', words: 'concrete', read: (design) => (isCracked(design) ? 'cracked' : 'uncracked') },
  { name: 'position', words: 'concrete.positions', read: ({ concrete }) => concrete.installationPosition },
  { name: 'length', read: ({ plate }) => plate.length },
  { name: 'width', read: ({ plate }) => plate.width },
  { name: 'stiffness', words: 'plate', read: ({ plate }) => plate.stiffness },
  {
    name: 'thickness',
    read: (design) => (isEnteredPart(design, 'thickness') ? design.plate.thickness : null),
  },
  { name: 'group', read: ({ layout }) => layout.group },
  ...[...SPACINGS, ...CONCRETE_LENGTHS].map(({ key, read }) => ({
    name: key,
    read,
    ...(key !== 'h' && { unit: 'mm' }),
  })),
  { name: 'section', read: (design) => (isElastic(design) ? (design.profile.chosen?.name ?? null) : null) },
  { name: 'ex', read: ({ profile }) => profile.ex },
  { name: 'ey', read: ({ profile }) => profile.ey },
  { name: 'rotation', read: (design) => (isElastic(design) ? design.profile.rotation : null) },
  ...(['dead', 'live'] as const).flatMap((part) =>
    LOAD_NAMES.map((name) => ({
      name: `${part}.${name}`,
      unit: unitOf(LOADS[name]),
      read: ({ loads }: Design) => (loads.loadCase === 'dead' && part === 'live' ? null : loads[part][name]),
    })),
  ),
];

export const differing = (designs: readonly Design[]): ComparedInput[] =>
  COMPARED.filter(({ read }) => new Set(designs.map(read)).size > 1);
