import { describe, expect, it } from 'vitest';
import anchors from '../../../../mocks/seed/anchors.json';
import { hintsOf } from './anchor-hints';

const sound = anchors[0] as unknown as Parameters<typeof hintsOf>[0];
const codes = (change: Record<string, string>) =>
  hintsOf({ ...sound, ...change }).map(({ field, code }) => `${field.key} ${code}`);

describe('hints on an anchor', () => {
  it('are none for a sound record', () => {
    expect(codes({})).toEqual([]);
  });

  it.each([
    [{ etaCcrn: '100' }, 'etaCcrn notOneAndAHalf'],
    [{ jgScrn: '140' }, 'jgScrn notThreefold'],
    [{ etaHmin: '69' }, 'etaHmin belowEmbedment'],
    [{ jgHnom: '60' }, 'jgHnom belowEmbedment'],
    [{ etaH1: '79' }, 'etaH1 belowNominal'],
    [{ jgGammarsn1: '0,77' }, 'jgGammarsn1 belowOne'],
    [{ etaKucrn1: '7.7', etaKucrn2: '11' }, 'etaKucrn1 swapped'],
    [{ jgK9n1: '1.35', jgK9n2: '1.9' }, 'jgK9n1 swapped'],
    [{ etaDnom: '' }, 'etaDnom zero'],
  ] as [Record<string, string>, string][])('%j: %s', (change, hint) => {
    expect(codes(change)).toEqual([hint]);
  });

  it('allow the rounding of critical distances', () => {
    expect(codes({ etaCcrn: '106' })).toEqual([]);
  });

  it('are silent about what is no number: that has a message of its own', () => {
    expect(codes({ etaHef: '7o', etaCcrn: '-' })).toEqual([]);
  });

  it('leave a standard alone that the anchor is not declared for', () => {
    expect(codes({ etaHave: '0', etaHmin: '1' })).toEqual([]);
  });
});
