import { describe, expect, it } from 'vitest';
import { check } from '../check';
import type { CheckInput } from '../model/design';
import { findRemedies } from '.';

const NONE = { N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

/** Two anchors near one edge under shear towards it: edge failure decides. */
const INPUT: CheckInput = {
  standard: 'EN1992-4',
  concrete: {
    grade: '',
    f_ck: 25,
    f_cuk: 30,
    outline: { X1: 80, X2: -Infinity, Y1: Infinity, Y2: -Infinity },
    h: 200,
    h_min: 140,
    cracked: false,
    denseReinforcement: false,
    edgeReinforcement: 0,
    crackWidthLimited: false,
    nonStructural: false,
    accidental: false,
    gamma_c: 1.5,
    gamma_inst: 1,
  },
  plate: {
    length: 200,
    width: 400,
    thickness: 12,
    rigid: true,
    installationPosition: '0',
    baseDistance: 0,
    degreeOfRestraint: 1,
    annularGapFilled: false,
  },
  product: {
    name: '',
    N_Rk_s: 42.5,
    V_Rk_s_0: 35.4,
    M_Rk_s_0: 105,
    N_Rk_p_0: 25,
    psi_c: 1,
    A_s: 84.3,
    E_s: 210000,
    h_ef: 70,
    l_f: 70,
    d_nom: 12,
    d_0: 12,
    d_f: 14,
    s_cr_N: 210,
    c_cr_N: 105,
    s_cr_sp: 210,
    c_cr_sp: 105,
    s_min: 60,
    c_min: 55,
    k7: 1,
    k8: 2.78,
    k9: 2.4,
    k_ucr: 11,
    k_cr: 7.7,
    gamma_Ms_N: 1.5,
    gamma_Ms_V: 1.25,
    gamma_Mc: 1.5,
    gamma_Mp: 1.5,
    gamma_Msp: 1.5,
    gamma_Mcp: 1.5,
    gamma_Mcv: 1.5,
  },
  anchors: [
    { no: 1, x: 0, y: -60, actsX: true, actsY: true },
    { no: 2, x: 0, y: 60, actsX: true, actsY: true },
  ],
  profile: { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 },
  dead: { factor: 1, ...NONE, Vx: 18 },
  live: { factor: 0, ...NONE },
  axials: [0, 0],
};

function answerOf(input: CheckInput) {
  const answer = check(input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const moved = (by: number): CheckInput => ({
  ...INPUT,
  concrete: { ...INPUT.concrete, outline: { ...INPUT.concrete.outline, X1: 80 + by } },
});

describe('remedies', () => {
  it('finds the edge distance at which the design passes, to the millimetre', () => {
    const answer = answerOf(INPUT);
    expect(answer.satisfied).toBe(false);
    const remedy = findRemedies(INPUT, answer).find(({ parameter }) => parameter === 'X1')!;
    expect(remedy.from).toBe(80);
    const by = remedy.to - 80;
    expect(answerOf(moved(by)).satisfied).toBe(true);
    expect(answerOf(moved(by - 1)).satisfied).toBe(false);
    expect(remedy.utilisation).toBe(answerOf(moved(by)).Max);
  });

  it('offers a larger spacing where the plate has room for it', () => {
    const remedies = findRemedies(INPUT, answerOf(INPUT));
    const spacing = remedies.find(({ parameter }) => parameter === 'spacing');
    expect(spacing?.from).toBe(120);
    expect(spacing!.to).toBeGreaterThan(120);
    expect(spacing!.to).toBeLessThanOrEqual(400);
  });

  it('says nothing for a design that passes', () => {
    const input = { ...INPUT, dead: { ...INPUT.dead, Vx: 1 } };
    expect(findRemedies(input, answerOf(input))).toEqual([]);
  });
});
