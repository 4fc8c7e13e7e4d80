import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { evaluate } from '@/design/run/evaluate';
import { underStandard } from '@/design/search/under-standard';
import { trailOf } from '@/design/verdict/checks';
import type { ModeKey } from '@/engineering';
import { differencesOf } from '@/features/explore/standard-differences';
import { seededAnchors, seededGrades, withRecords } from '@/testing/seeded-records';
import { watchedCalculator } from '@/testing/watched-calculator';

const calculator = watchedCalculator();

const { signal } = new AbortController();
const NAME = 'Demo expansion anchor M12';

async function bothAnswers() {
  const european = withRecords(DEFAULT_DESIGN, NAME, 'C20/25');
  const open = produce(european.design, ({ loads, layout }) => {
    Object.assign(loads.dead, { Nz: 20, Vx: 8 });
    layout.sides.X1.distance = 100;
  });
  const standard = 'JGJ145-2013';
  const chosen = open.anchor.chosen['EN1992-4']!;
  const chinese = underStandard(open, standard, { anchor: chosen, grades: seededGrades(standard) });
  const ofChinese = seededAnchors(chinese).find(({ id }) => id === chosen.id)!.data;
  return Promise.all(
    [
      { design: open, anchor: european.anchor },
      { design: chinese, anchor: ofChinese },
    ].map(async (candidate) => {
      const end = await evaluate({ ...candidate, calculator }, signal);
      if (end.kind !== 'success') throw new Error(end.kind);
      return end.result;
    }),
  );
}

describe('one design under both standards', () => {
  it('the requests under both standards contain the same coordinates, loads and concrete grade', async () => {
    const [one, other] = await bothAnswers();
    expect([one.request?.code, other.request?.code]).toEqual(['EN1992-4', 'JGJ145-2013']);
    expect(other.request?.anchor.coordinates).toEqual(one.request?.anchor.coordinates);
    expect(other.request?.load).toEqual(one.request?.load);
    expect(other.request?.base).toMatchObject({ f_ck: one.request?.base.f_ck, grade: 'C20/25' });
  });

  it('the comparison of both standards lists each different calculation step, with its counterpart if there is one', async () => {
    const [one, other] = await bothAnswers();
    const symbols = (mode: ModeKey) =>
      differencesOf(trailOf(one.answer[mode]), trailOf(other.answer[mode])).map(
        ({ european, chinese }) => `${european?.symbol ?? ''}/${chinese?.symbol ?? ''}`,
      );
    expect(symbols('steel_tension')).toEqual([
      'N_Rk_s/N_Rk_s',
      'gamma_Ms_N/gamma_Rs_N',
      'N_Rd_s/N_Rd_s',
      '/k_1',
      'N_Ed_h/N_Ed_h',
      'beta_N/beta_N',
    ]);
    expect(symbols('concrete_cone')).toEqual([
      '/k_1',
      'N_Ed_g/N_Ed_g',
      'k_1/k_N',
      'f_ck/f_cu_k',
      'N_Rk_c_0/N_Rk_c_0',
      'psi_M_N/',
      'N_Rk_c/N_Rk_c',
      'gamma_Mc/gamma_Rc_N',
      'N_Rd_c/N_Rd_c',
      'beta_N/beta_N',
    ]);
    expect(symbols('concrete_edge')).toContain('gamma_Mcv/gamma_Rc_V');
  });

  it('the comparison of both standards treats gamma_Ms_V and gamma_Rs_V as the same quantity', async () => {
    const [one] = await bothAnswers();
    const steel = trailOf(one.answer.steel_shear).map((step) =>
      step.symbol === 'gamma_Ms_V' ? { ...step, symbol: 'gamma_Rs_V' } : step,
    );
    expect(steel.map(({ symbol }) => symbol)).toContain('gamma_Rs_V');
    expect(differencesOf(trailOf(one.answer.steel_shear), steel)).toEqual([]);
  });
});
