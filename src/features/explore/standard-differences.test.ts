import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { forStandard } from '@/design/search/convert-standard';
import type { ModeKey } from '@/engineering';
import { differencesOf } from '@/features/explore/standard-differences';
import { runShown } from '@/testing/evaluate-shown';
import { seededAnchors, seededGrades, withRecords } from '@/testing/seeded-records';

const NAME = 'Demo expansion anchor M12';

async function bothAnswers() {
  const european = withRecords(DEFAULT_DESIGN, NAME, 'C20/25');
  const open = produce(european.design, ({ loads, layout }) => {
    Object.assign(loads.dead, { Nz: 20, Vx: 8 });
    layout.sides.X1.distance = 100;
  });
  const standard = 'JGJ145-2013';
  const chosen = open.anchor.chosen['EN1992-4']!;
  const chinese = forStandard(open, standard, { anchor: chosen, grades: seededGrades(standard) });
  const ofChinese = seededAnchors(chinese).find(({ id }) => id === chosen.id)!.data;
  return Promise.all(
    [
      { design: open, anchor: european.anchor },
      { design: chinese, anchor: ofChinese },
    ].map((candidate) => runShown(candidate)),
  );
}

it('the requests under both standards contain the same coordinates, loads and concrete grade', async () => {
  const [one, other] = await bothAnswers();
  expect([one.input.standard, other.input.standard]).toEqual(['EN1992-4', 'JGJ145-2013']);
  expect(other.input.anchors).toEqual(one.input.anchors);
  expect([other.input.dead, other.input.live]).toEqual([one.input.dead, one.input.live]);
  expect(other.input.concrete).toMatchObject({ f_ck: one.input.concrete.f_ck, grade: 'C20/25' });
});

it('the comparison of both standards lists each different calculation step, with its counterpart if there is one', async () => {
  const [one, other] = await bothAnswers();
  const symbols = (mode: ModeKey) =>
    differencesOf(one.answer.checks[mode].detail.trail, other.answer.checks[mode].detail.trail)
      .map(([european, chinese]) => `${european?.symbol ?? ''}/${chinese?.symbol ?? ''}`)
      .join(' ');
  expect(symbols('steel_tension')).toBe(
    'N_Rk_s/N_Rk_s gamma_Ms_N/gamma_Rs_N N_Rd_s/N_Rd_s /k_1 N_Ed_h/N_Ed_h beta_N/beta_N',
  );
  expect(symbols('concrete_cone')).toBe(
    '/k_1 N_Ed_g/N_Ed_g k_1/k_N f_ck/f_cu_k N_Rk_c_0/N_Rk_c_0 psi_M_N/ ' +
      'N_Rk_c/N_Rk_c gamma_Mc/gamma_Rc_N N_Rd_c/N_Rd_c beta_N/beta_N',
  );
  expect(symbols('concrete_edge')).toContain('gamma_Mcv/gamma_Rc_V');
});

it('the comparison of both standards treats gamma_Ms_V and gamma_Rs_V as the same quantity', async () => {
  const [one] = await bothAnswers();
  const { trail } = one.answer.checks.steel_shear.detail;
  const steel = trail.map((step) =>
    step.symbol === 'gamma_Ms_V' ? { ...step, symbol: 'gamma_Rs_V' } : step,
  );
  expect(steel.map(({ symbol }) => symbol)).toContain('gamma_Rs_V');
  expect(differencesOf(trail, steel)).toEqual([]);
});
