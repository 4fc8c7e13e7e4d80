/** Inputs that increase a resistance or reduce an action: each is stated next to the verdict. */
import type { CaseFacts } from '@/design/verdict/requirements';
import { acts, isChecked } from '@/design/verdict/rows';
import { standsOff } from '@/engineering';

type Condition = (facts: CaseFacts & { input: NonNullable<CaseFacts['input']> }) => boolean;

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
  unfactored: ({ onlyChosen, isRow, input: { dead, live } }) =>
    onlyChosen === true &&
    isRow !== true &&
    [dead, live].some((loads) => carries({ ...loads }) && loads.factor > 0 && loads.factor <= UNFACTORED),
} as const satisfies Readonly<Record<string, Condition>>;

export type RaisingAssumption = keyof typeof CONDITIONS;

export function raisingAssumptions(facts: CaseFacts): RaisingAssumption[] {
  const { input } = facts;
  if (input === null) return [];
  return (Object.keys(CONDITIONS) as RaisingAssumption[]).filter((name) =>
    CONDITIONS[name]({ ...facts, input }),
  );
}
