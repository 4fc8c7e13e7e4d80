/** The verdict on one calculation, with its reservations, missing checks and assumptions. */
import type { Uncovered } from '@/design/model/uncovered-loads';
import {
  governingOfBoth,
  rigidAssumption,
  type CaseVerdict,
  type RigidAssumption,
} from '@/design/verdict/case-verdict';
import { acts, governingRow, isChecked } from '@/design/verdict/checks';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import { plateFactsOf } from '@/design/verdict/plate-result';
import {
  NOT_JUDGED,
  REQUIREMENTS,
  wordOf,
  type Cells,
  type CellState,
} from '@/design/verdict/requirement-states';
import { JUDGES, remarksOf } from '@/design/verdict/requirements';
import type { Reservation } from '@/design/verdict/reservations';
import { type Calculation, isDemonstration } from '@/design/verdict/run-result';
import { standsOff } from '@/engineering';

/** An input increases a resistance or reduces an action: stated with the verdict. */
type Condition = (calculation: Calculation) => boolean;

/** Load factors of at most 1 are not partial factors for actions (EN 1990, table A1.2(B): 1.35 and 1.5). */
const UNFACTORED = 1;

const carries = (loads: { factor: number; [name: string]: number }): boolean =>
  Object.entries(loads).some(([name, value]) => name !== 'factor' && value !== 0);

const CONDITIONS = {
  accidental_factors: ({ input }) => input.standard === 'EN1992-4' && input.concrete.accidental,
  stirrups_counted: ({ input, answer }) =>
    input.concrete.edgeReinforcement === 2 && input.concrete.cracked && isChecked(answer, 'concrete_edge'),
  edge_bars_counted: ({ input, answer }) =>
    input.standard === 'JGJ145-2013' &&
    input.concrete.edgeReinforcement === 1 &&
    input.concrete.cracked &&
    isChecked(answer, 'concrete_edge'),
  crack_width_limited: ({ input }) => input.concrete.crackWidthLimited && input.concrete.cracked,
  non_structural: ({ input }) => input.standard === 'JGJ145-2013' && input.concrete.nonStructural,
  restrained: ({ input, answer }) =>
    standsOff(input) && input.plate.degreeOfRestraint > 1 && acts(answer, 'shear'),
  pull_out_not_decisive: ({ input, answer }) =>
    input.standard === 'EN1992-4' && !(input.product.N_Rk_p_0 > 0) && acts(answer, 'tension'),
  pull_out_for_cracked: ({ input, answer, openLocks = [] }) =>
    input.concrete.cracked &&
    openLocks.includes('cracked') &&
    input.product.N_Rk_p_0 > 0 &&
    acts(answer, 'tension'),
  only_chosen: ({ onlyChosen }) => onlyChosen === true,
  unfactored: ({ onlyChosen, row, input: { dead, live } }) =>
    onlyChosen === true &&
    row === undefined &&
    [dead, live].some((loads) => carries({ ...loads }) && loads.factor > 0 && loads.factor <= UNFACTORED),
} as const satisfies Readonly<Record<string, Condition>>;

/** Assumption that is not a fault in the design, shown in grey next to the verdict. */
export type Assumption =
  | 'uncracked'
  | 'cracked_set'
  | 'thickness_set'
  | 'section_set'
  | RigidAssumption
  | keyof typeof CONDITIONS
  | 'fixture_unknown'
  | 'unusual_installation'
  | 'demonstration_data';

/** Assumption stated for each open lock, because the designer is responsible for the unlocked value. */
const SET = { cracked: 'cracked_set', thickness: 'thickness_set', section: 'section_set' } as const;

export interface DesignVerdict extends CaseVerdict {
  /** Checks and values missing from this response; `overallOf` extends the list to all load cases. */
  missing: readonly Missing[];
  assumptions: readonly Assumption[];
}

/**
 * Returns the verdict by the documented rule for pass and fail, from inputs, answers and design: servers send
 * none. `uncovered`: what the present design has and the result does not cover; `judges`: functions of the
 * requirements.
 */
export function verdictOf(
  result: Calculation,
  uncovered: Uncovered = result.uncovered,
  judges: Readonly<Partial<typeof JUDGES>> = JUDGES,
): DesignVerdict {
  const facts = { ...result, uncovered, stresses: plateFactsOf(result) };
  const { answer, input } = facts;
  const remarks = remarksOf(facts);
  const cells: Record<string, CellState> = { ...NOT_JUDGED };
  const reservations: Reservation[] = [];
  const missing: Missing[] = [];
  for (const requirement of REQUIREMENTS) {
    const judged = judges[requirement]?.(facts, { remarks, reservations, cells });
    if (judged === undefined) continue;
    cells[requirement] = judged.state;
    if (judged.reservations) reservations.push(...judged.reservations);
    if (judged.missing) missing.push(...judged.missing);
  }
  const rigidity = input.plate.rigid ? facts.rigidity : undefined;
  return {
    word: wordOf(cells),
    governing: governingOfBoth(governingRow(answer), rigidity, cells.rigidity),
    cells,
    reservations,
    missing,
    assumptions: assumptionsOf(facts, cells),
    rigidity,
  };
}

function assumptionsOf(facts: Calculation, cells: Cells): Assumption[] {
  const { input, openLocks = [], assessed } = facts;
  const isUncracked = !input.concrete.cracked;
  const isChinese = input.standard === 'JGJ145-2013';
  const rigidity = input.plate.rigid ? facts.rigidity : undefined;
  return [
    ...(isUncracked ? (['uncracked'] as const) : []),
    ...openLocks.filter((lock) => lock !== 'cracked' || !isUncracked).map((lock) => SET[lock]),
    ...rigidAssumption(rigidity, cells.rigidity ?? 'not_judged'),
    ...(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter((name) => CONDITIONS[name](facts)),
    ...(assessed && !assessed.t_fix && isChinese ? (['fixture_unknown'] as const) : []),
    ...(assessed?.isUnusual ? (['unusual_installation'] as const) : []),
    ...(assessed && isDemonstration(assessed.certification) ? (['demonstration_data'] as const) : []),
  ];
}
