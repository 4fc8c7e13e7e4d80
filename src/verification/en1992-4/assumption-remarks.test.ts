/** Tests that an assumption is stated only if it affects a calculated resistance. */
import { expect, it } from 'vitest';
import { check } from '@/verification/checks';
import { plainDesign, type DesignChange } from '@/verification/plain-design';

const PULLED = { load: { N: 20 }, axials: [5, 5, 5, 5] } satisfies DesignChange;
const SHEARED = { load: { Vx: 10 }, outline: { X1: 175 } } satisfies DesignChange;

const codesOf = (change: DesignChange): string[] =>
  check(plainDesign(change)).remarks.map(({ code }) => code);

it.each([
  ['an annular gap', 'annular_gap_open', SHEARED, PULLED],
  [
    'edge reinforcement',
    'edge_reinforcement_counts',
    { ...SHEARED, concrete: { cracked: true, edgeReinforcement: 2 } },
    { ...PULLED, concrete: { cracked: true, edgeReinforcement: 2 } },
  ],
] as const satisfies readonly (readonly [string, string, DesignChange, DesignChange])[])(
  'the remarks mention %s for a design in shear, but not for a design in tension, which it does not affect',
  (_, code, affected, other) => {
    expect(codesOf(affected)).toContain(code);
    expect(codesOf(other)).not.toContain(code);
  },
);
