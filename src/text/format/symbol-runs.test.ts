import { describe, expect, it } from 'vitest';
import { symbolRuns } from '@/text/format/symbol-runs';

describe('symbols as text runs', () => {
  it('symbolRuns sets only the letter of a symbol in italics', () => {
    expect(symbolRuns('psi_s_N')).toEqual([
      { text: 'ψ', italic: true },
      { text: 's,N', shift: 'sub' },
    ]);
  });

  it('symbolRuns writes the edge X2 in a symbol as X−, as the drawings do', () => {
    expect(symbolRuns('c_X2')).toEqual([
      { text: 'c', italic: true },
      { text: 'X−', shift: 'sub' },
    ]);
  });

  it('symbolRuns sets the index 0 of a symbol as a superscript', () => {
    expect(symbolRuns('N_Rk_c_0')).toEqual([
      { text: 'N', italic: true },
      { text: '0', shift: 'sup' },
      { text: 'Rk,c', shift: 'sub' },
    ]);
  });
});
