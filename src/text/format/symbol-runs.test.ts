import { describe, expect, it } from 'vitest';
import { symbolRuns } from '@/text/format/symbol-runs';

describe('symbols as runs', () => {
  it('have only their letters in italics', () => {
    expect(symbolRuns('psi_s_N')).toEqual([
      { text: 'ψ', italic: true },
      { text: 's,N', shift: 'sub' },
    ]);
  });

  it('have the sign of a single anchor above', () => {
    expect(symbolRuns('N_Rk_c_0')).toEqual([
      { text: 'N', italic: true },
      { text: '0', shift: 'sup' },
      { text: 'Rk,c', shift: 'sub' },
    ]);
  });
});
