/** Figures that the anchor's record lacks, where the default that takes their place may be on the unsafe side. */
import type { CheckInput, Standard } from '../model/design';
import type { Remark } from '../model/result';
import { inShear, inTension, type ScopeFacts } from './facts';
import { remark } from './remark';

interface Figure {
  symbol: string;
  stored: (input: CheckInput) => boolean;
  /** Where the figure plays a part; everywhere unless stated. */
  needed?: (facts: ScopeFacts) => boolean;
  standard?: Standard;
}

const cracked = ({ input }: ScopeFacts): boolean => input.concrete.cracked;
const european: Standard = 'EN1992-4';

const FIGURES: readonly Figure[] = [
  // The uncracked constant would be some 40 % too strong: the standard's cracked value stands in.
  { symbol: 'k_cr', stored: ({ product }) => product.k_cr > 0, needed: cracked },
  { symbol: 'k_9', stored: ({ product }) => product.k9 > 0, needed: cracked },
  { symbol: 'h_min', stored: ({ concrete }) => concrete.h_min > 0 },
  {
    symbol: 's_min',
    stored: ({ product }) => product.s_min > 0,
    needed: ({ input }) => input.anchors.length > 1,
  },
  { symbol: 'c_min', stored: ({ product }) => product.c_min > 0 },
  { symbol: 'l_f', stored: ({ product }) => product.l_f > 0, needed: inShear },
  // JGJ145-2013 has its own figures for the rest, on the safe side or part of the standard.
  { symbol: 's_cr,sp', stored: ({ product }) => product.s_cr_sp > 0, needed: inTension, standard: european },
  { symbol: 'c_cr,sp', stored: ({ product }) => product.c_cr_sp > 0, needed: inTension, standard: european },
  { symbol: 'k_7', stored: ({ product }) => product.k7 > 0, needed: inShear, standard: european },
  { symbol: 'k_8', stored: ({ product }) => product.k8 > 0, needed: inShear, standard: european },
  // It contains gamma_inst, which may be more than 1.
  {
    symbol: 'gamma_Mc',
    stored: ({ product }) => product.gamma_Mc > 0,
    needed: inTension,
    standard: european,
  },
];

export function notStored(facts: ScopeFacts): Remark[] {
  const { input } = facts;
  return FIGURES.filter(
    ({ stored, needed, standard }) =>
      (standard === undefined || standard === input.standard) && !stored(input) && (needed?.(facts) ?? true),
  ).map(({ symbol }) => remark('value_not_stored', '', { symbol }));
}
