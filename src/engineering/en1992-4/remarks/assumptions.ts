/** Assumptions for which the designer is responsible; each result lists the assumptions that apply to it. */
import { pryOutEachAlone, type CheckState } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';
import type { CheckedModes } from '@/engineering/mode';
import type { Remark } from '@/engineering/model/result';
import { standsOff } from '@/engineering/scope';

interface Assumption {
  code: string;
  clause: string;
  holds: (state: CheckState, modes: CheckedModes) => boolean;
  values?: (state: CheckState) => Remark['values'];
}

const ASSUMPTIONS: readonly Assumption[] = [
  { code: 'uncracked', clause: clause('4.7'), holds: ({ input }) => !input.concrete.cracked },
  { code: 'rigid_plate', clause: clause('6.2.1'), holds: ({ input }) => input.plate.rigid },
  { code: 'elastic_plate', clause: clause('6.2.1'), holds: ({ input }) => !input.plate.rigid },
  { code: 'load_transfer', clause: clause('annex A'), holds: () => true },
  { code: 'importance_factor', clause: 'EN 1990, annex B', holds: () => true },
  {
    code: 'dense_reinforcement',
    clause: clause('7.2.1.4', '7.5'),
    holds: ({ input, product }) => input.concrete.denseReinforcement && product.h_ef < 100,
  },
  {
    code: 'edge_reinforcement_counts',
    clause: clause('7.2.2.5'),
    holds: ({ input }, { concrete_edge: edge }) =>
      edge.applicable && input.concrete.edgeReinforcement === 2 && input.concrete.cracked,
    values: ({ product }) => ({ cover: product.h_ef / 2.5 }),
  },
  {
    code: 'edge_reinforcement_without_effect',
    clause: clause('7.2.2.5'),
    holds: ({ input: { concrete } }, { concrete_edge: edge }) =>
      edge.applicable &&
      (concrete.edgeReinforcement === 1 || (concrete.edgeReinforcement === 2 && !concrete.cracked)),
  },
  {
    code: 'annular_gap_filled',
    clause: clause('6.2.2.2'),
    holds: ({ input }) => input.plate.annularGapFilled,
  },
  {
    code: 'annular_gap_open',
    clause: clause('6.2.2.2'),
    holds: ({ input }, { steel_shear: shear }) => shear.applicable && !input.plate.annularGapFilled,
  },
  {
    code: 'restraint',
    clause: clause('6.2.2.3'),
    holds: ({ input }) => standsOff(input) && input.plate.degreeOfRestraint > 1,
    values: ({ input }) => ({ alpha_M: input.plate.degreeOfRestraint }),
  },
  {
    code: 'thin_mortar',
    clause: clause('6.2.2.3'),
    holds: ({ input }) => input.plate.installationPosition === 'grouted' && !standsOff(input),
    values: ({ input }) => ({ thickness: input.plate.baseDistance, limit: 0.5 * input.product.d_nom }),
  },
  { code: 'pry_out_alone', clause: clause('7.2.2.4'), holds: pryOutEachAlone },
  {
    code: 'accidental',
    clause: clause('4.4'),
    holds: ({ input }) => input.concrete.accidental,
    values: ({ product }) => ({ gamma_Mc: product.gamma_Mc, gamma_Mcv: product.gamma_Mcv }),
  },
];

export function assumptions(state: CheckState, modes: CheckedModes): Remark[] {
  return ASSUMPTIONS.filter(({ holds }) => holds(state, modes)).map(({ code, clause: at, values }) => ({
    kind: 'assumption',
    code,
    clause: at,
    values: values?.(state) ?? {},
  }));
}
