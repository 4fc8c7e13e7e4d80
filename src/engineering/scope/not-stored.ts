/** Creates remarks on values that are missing from the anchor's record and whose defaults may be unsafe. */
import type { Remark } from '@/engineering/model/result';
import { inShear, inTension, type ScopeFacts } from '@/engineering/scope/facts';
import { remark } from '@/engineering/scope/remark';
import { UNSAFE_DEFAULTS } from '@/quantities/anchor';

const NEEDED: Readonly<Record<(typeof UNSAFE_DEFAULTS)[number]['needed'], (facts: ScopeFacts) => boolean>> = {
  always: () => true,
  cracked: ({ input }) => input.concrete.cracked,
  group: ({ input }) => input.anchors.length > 1,
  tension: inTension,
  shear: inShear,
};

export function notStored(facts: ScopeFacts): Remark[] {
  const { standard, product, concrete } = facts.input;
  const figures = { ...product, h_min: concrete.h_min };
  return UNSAFE_DEFAULTS.filter(
    (row) =>
      !(figures[row.figure] > 0) &&
      NEEDED[row.needed](facts) &&
      (!('standard' in row) || row.standard === standard),
  ).map(({ symbol }) => remark('value_not_stored', '', { symbol }));
}
