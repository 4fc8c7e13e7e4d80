/** Inputs that are varied one at a time in the unfavourable direction, with their steps and ranges. */
import type { LoadsState } from '@/design/model/design-state';
import type { Grade } from '@/design/records/offered-records';
import { takeGrade } from '@/design/records/take-grade';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import { changed, type Step } from '@/design/search/variable';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';
import { LOAD_NAMES, LOADS, unitOf, type LoadName } from '@/quantities/inputs';

export type LoadKey = `${'dead' | 'live'}.${LoadName}`;

export interface LimitVariable {
  key: EdgeName | 'h' | 'thickness' | 'grade' | 'loads' | LoadKey;
  kind: 'length' | 'grade' | 'component' | 'loads';
  /** Current value: a number in the variable's unit, or a name. */
  from: number | string;
  unit: string;
  /**
   * Steps in each direction, beginning with the smallest change; a load component may be unfavourable in
   * both directions.
   */
  directions: readonly (readonly Step[])[];
}

/** Step for lengths, mm. */
const LENGTH_STEP = 1;
/** Step for loads, as a fraction of the current value. */
const LOAD_STEP = 0.01;
const MOST_LOAD = 10;

const lengthVariable = (
  key: LimitVariable['key'],
  from: number,
  candidate: (to: number) => Candidate,
): LimitVariable => {
  const count = Math.max(0, Math.ceil(from / LENGTH_STEP) - 1);
  const steps = Array.from({ length: count }, (_, index): Step => {
    const to = (count - index) * LENGTH_STEP;
    return { to, size: (from - to) / from, candidate: () => candidate(to) };
  });
  return { key, kind: 'length', from, unit: 'mm', directions: [steps] };
};

/** Returns the variable for weaker grades, in descending order of strength. */
function weakerGrades(open: Candidate, grades: readonly Grade[]): LimitVariable {
  const { standardType, concrete } = open.design;
  const strength = standardType === 'EN1992-4' ? 'fck' : 'fcuk';
  const from = concrete[strength];
  const steps = grades
    .filter((grade) => grade[strength] < from)
    .toSorted((one, other) => other[strength] - one[strength])
    .map((grade): Step => ({
      to: grade.name,
      size: (from - grade[strength]) / from,
      candidate: () => changed(open, (design) => takeGrade(design, grade)),
    }));
  return { key: 'grade', kind: 'grade', from: concrete.grade, unit: '', directions: [steps] };
}

/** Returns factors on the current loads, from the factor nearest to 1 up to `most`, which may be 0. */
const factorsTo = (most: number): number[] =>
  Array.from({ length: Math.round(Math.abs(most - 1) / LOAD_STEP) }, (_, index) =>
    Number((1 + Math.sign(most - 1) * (index + 1) * LOAD_STEP).toFixed(6)),
  );

/**
 * False for a step to zero that leaves the design without any load: a design without loads cannot be
 * calculated, but this must not count as a limit of the load.
 */
const isPossible = ({ to, candidate }: Step): boolean => to !== 0 || brokenRule(candidate()) === null;

function componentVariables(open: Candidate): LimitVariable[] {
  const { loads } = open.design;
  const parts = loads.loadCase === 'dead' ? (['dead'] as const) : (['dead', 'live'] as const);
  return parts.flatMap((part) =>
    LOAD_NAMES.filter((name) => loads[part][name] !== 0).map((name): LimitVariable => {
      const from = loads[part][name];
      const steps = (most: number) =>
        factorsTo(most).map((factor): Step => {
          const to = Number((from * factor).toPrecision(12));
          const candidate = () => changed(open, (design) => void (design.loads[part][name] = to));
          return { to, size: Math.abs(factor - 1), candidate };
        });
      return {
        key: `${part}.${name}`,
        kind: 'component',
        from,
        unit: unitOf(LOADS[name]),
        directions: [steps(MOST_LOAD), steps(0).filter(isPossible)],
      };
    }),
  );
}

function scaleLoads(loads: LoadsState, factor: number): void {
  const sets = [loads.dead, loads.live, ...loads.list, ...(loads.shown ? [loads.shown] : [])];
  for (const set of sets) for (const name of LOAD_NAMES) set[name] *= factor;
}

const loadsVariable = (open: Candidate): LimitVariable => ({
  key: 'loads',
  kind: 'loads',
  from: 1,
  unit: '',
  directions: [
    factorsTo(MOST_LOAD).map((to) => ({
      to,
      size: to - 1,
      candidate: () => changed(open, ({ loads }) => scaleLoads(loads, to)),
    })),
  ],
});

export function limitVariablesOf(open: Candidate, grades: readonly Grade[]): LimitVariable[] {
  const { layout, plate } = open.design;
  return [
    loadsVariable(open),
    ...componentVariables(open),
    ...EDGE_NAMES.filter((name) => layout.sides[name].exists).map((name) =>
      lengthVariable(name, layout.sides[name].distance, (to) =>
        changed(open, (design) => void (design.layout.sides[name].distance = to)),
      ),
    ),
    lengthVariable('h', layout.h, (to) => changed(open, (design) => void (design.layout.h = to))),
    // The thickness is varied only for an elastic plate, because the forces on a rigid plate do not depend on
    // it.
    ...(plate.stiffness === 'elastic'
      ? [
          lengthVariable('thickness', plate.thickness, (to) =>
            changed(open, (design) => void (design.plate.thickness = to)),
          ),
        ]
      : []),
    weakerGrades(open, grades),
  ];
}
