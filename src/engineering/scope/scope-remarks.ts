/**
 * Creates remarks on designs that are outside the scope of a standard but were nevertheless calculated. Each
 * standard has its own rules.
 */
import type { Standard } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import { axialBalance } from '@/engineering/scope/axial-balance';
import { inShear, type ScopeFacts } from '@/engineering/scope/facts';
import { largestHole } from '@/engineering/scope/largest-hole';
import { layoutRemarks, nearEdgeRemarks } from '@/engineering/scope/layout';
import { minimumValues } from '@/engineering/scope/minimum-values';
import { notStored } from '@/engineering/scope/not-stored';
import { remark } from '@/engineering/scope/remark';
import { rowsAtEdges } from '@/engineering/scope/rows-at-edge';
import { chineseStrength, europeanStrength } from '@/engineering/scope/strength';

type Rule = (facts: ScopeFacts) => Remark[];

const SMALLEST_DEPTH = 40;

const depth: Rule = ({ input: { product } }) =>
  product.h_ef >= SMALLEST_DEPTH
    ? []
    : [remark('h_ef_small', 'EN 1992-4, 1.2', { h_ef: product.h_ef, limit: SMALLEST_DEPTH })];

const RULES: Readonly<Record<Standard, readonly Rule[]>> = {
  'EN1992-4': [
    layoutRemarks,
    europeanStrength,
    depth,
    nearEdgeRemarks,
    rowsAtEdges,
    (facts) => largestHole(facts.input, inShear(facts), 'EN 1992-4, 6.2.2.2'),
    ({ input }) => axialBalance(input, 'EN 1992-4, 6.2.1'),
    notStored,
    (facts) => minimumValues(facts, 'EN 1992-4, 7.2.1.7'),
  ],
  'JGJ145-2013': [
    chineseStrength,
    (facts) => largestHole(facts.input, inShear(facts), 'JGJ145-2013, 5.3.1'),
    ({ input }) => axialBalance(input, 'JGJ145-2013, 5.2'),
    notStored,
    (facts) => minimumValues(facts, 'JGJ145-2013, 7'),
  ],
};

export function scopeRemarks(facts: ScopeFacts): Remark[] {
  return RULES[facts.input.standard].flatMap((rule) => rule(facts));
}
