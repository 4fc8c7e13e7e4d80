import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tensionForces } from '../../jgj145/tension/tension-forces';
import { check as checkDesign } from '../../check';
import type { CheckInput } from '../../model/design';
import type { CheckAnswer, DetailRecord, ModeDetail } from '../../model/result';
import { Comparison, readCases, type WorkedCase } from '../worked-case';
import { checkInputOf, type DesignInputs } from './design-case';

const cases = readCases<WorkedCase>(join(import.meta.dirname, 'cases'));
const caseNamed = (end: string): WorkedCase => cases.find(({ id }) => id.endsWith(end))!;

type Names = Readonly<Record<string, string>>;
/** Parts of a check that slots split by direction. */
const PARTS: readonly string[] = ['x', 'y', 'n', 't'];
type Part = Record<string, unknown> | undefined;

const STEEL_N: Names = { NRd_kN: 'N_Rd_s', beta_N: 'beta_N' };
const CONE: Names = {
  N0Rkc_kN: 'N_Rk_c_0',
  AcN_mm2: 'A_c_N',
  A0cN_mm2: 'A_c_N_0',
  hef_used_mm: 'h_ef_used',
  psi_sN: 'psi_s_N',
  psi_reN: 'psi_re_N',
  psi_ecx: 'psi_ec_N_x',
  psi_ecy: 'psi_ec_N_y',
  NRkc_kN: 'N_Rk_c',
  NRd_kN: 'N_Rd_c',
  beta_N: 'beta_N',
};
const SPLITTING: Names = { psi_hsp: 'psi_h_sp', NRksp_kN: 'N_Rk_sp', NRd_kN: 'N_Rd_sp', beta_N: 'beta_N' };
const STEEL_V: Names = { VRd_kN: 'V_Rd_s', beta_V: 'beta_V_no_lever_arm' };
const LEVER_ARM: Names = {
  l0_mm: 'l_a',
  MRks_Nm: 'M_Rk_s',
  VRk_kN: 'V_Rk_s_M',
  VRd_kN: 'V_Rd_s_M',
  beta_V: 'beta_V_lever_arm',
};
const PRY_OUT: Names = {
  mode: 'mode',
  anchors: 'anchors',
  VSd_g_kN: 'V_Ed_g',
  VRk_kN: 'V_Rk_cp',
  VRd_kN: 'V_Rd_cp',
  beta_V: 'beta_V',
};
const EDGE: Names = {
  edge: '',
  mode: 'mode',
  c1_used_mm: 'c_1_used',
  V_kN: 'V_Ed_g',
  alpha_deg: 'alpha_V',
  eV_mm: 'e_V',
  V0Rkc_kN: 'V_Rk_c_0',
  AcV_mm2: 'A_c_V',
  A0cV_mm2: 'A_c_V_0',
  psi_sV: 'psi_s_V',
  psi_hV: 'psi_h_V',
  psi_alphaV: 'psi_alpha_V',
  psi_ecV: 'psi_ec_V',
  psi_reV: 'psi_re_V',
  VRkc_kN: 'V_Rk_c',
  VRdc_kN: 'V_Rd_c',
  beta_V: 'beta_V',
};
const EDGE_NAMES: Names = { x_plus: 'X1', x_minus: 'X2', y_plus: 'Y1', y_minus: 'Y2' };

function compareMode(
  c: Comparison,
  path: string,
  got: ModeDetail | DetailRecord,
  expected: Part,
  names: Names,
): void {
  for (const [name, value] of Object.entries(expected ?? {})) {
    if (name === 'applicable') c.figure(`${path}.applicable`, got.applicable, value);
    else if (name === 'lever_arm') compareMode(c, `${path}.lever_arm`, got, value as Part, LEVER_ARM);
    else if (PARTS.includes(name))
      compareMode(c, `${path}.${name}`, got[name] as DetailRecord, value as Part, names);
    else if (!(name in names)) throw new Error(`${path}.${name} is not compared`);
    else if (names[name] !== '') c.figure(`${path}.${name}`, got[names[name]], value);
  }
}

interface Expected {
  forces: { axials_kN: number[]; shear_kN: [number, number][] };
  tension: Partial<Record<'steel' | 'cone' | 'splitting', Part>>;
  shear: {
    steel?: Part;
    pry_out?: Part;
    edge?: { governing: string; beta_V: number; edges: (Record<string, unknown> & { edge: string })[] };
  };
  combined?: Record<'steel' | 'concrete' | 'linear', number[]>;
}

function answerOf(input: CheckInput, gamma_0?: number): CheckAnswer {
  const outcome = checkDesign(input, { gamma_0 });
  if (!outcome.ok) throw new Error(`${outcome.error.field} ${outcome.error.message}`);
  return outcome.value;
}

describe('worked designs to JGJ145-2013', () => {
  const designs = cases.filter(({ op }) => op === 'design');

  it('are all there', () => {
    expect(designs).toHaveLength(6);
  });

  it.each(designs.map((design) => [design.id, design] as const))(
    '%s',
    (_, { inputs, expected, tolerance }) => {
      const design = inputs as unknown as DesignInputs;
      const { forces, tension, shear, combined } = expected as unknown as Expected;
      const answer = answerOf(checkInputOf(design, forces.axials_kN), design.gamma0);
      const c = new Comparison(tolerance);
      forces.shear_kN.forEach(([x, y], i) => {
        c.figure(`shear ${i + 1} x`, answer.reaction[i].shearx, x);
        c.figure(`shear ${i + 1} y`, answer.reaction[i].sheary, y);
      });
      compareMode(c, 'steel N', answer.steel_tension, tension.steel, STEEL_N);
      compareMode(c, 'cone', answer.concrete_cone, tension.cone, CONE);
      compareMode(c, 'splitting', answer.splitting, tension.splitting, SPLITTING);
      compareMode(c, 'steel V', answer.steel_shear, shear.steel, STEEL_V);
      compareMode(c, 'pry-out', answer.pry_out, shear.pry_out, PRY_OUT);
      if (shear.edge) {
        c.figure('edge', answer.concrete_edge.edge, EDGE_NAMES[shear.edge.governing]);
        c.figure('beta edge', answer.concrete_edge.beta_V, shear.edge.beta_V);
        c.figure('number of edges', answer.concrete_edge.edges?.length, shear.edge.edges.length);
        shear.edge.edges.forEach((edge, i) =>
          compareMode(c, `edge ${i}`, answer.concrete_edge.edges![i], edge, EDGE),
        );
      }
      // The second implementation prints the sums without tension or shear too; the check calls them not
      // applicable then.
      if (combined && tension.steel && shear.steel) {
        (['steel', 'concrete', 'linear'] as const).forEach((name, i) =>
          combined[name].forEach((value, j) =>
            c.figure(`${name} ${j}`, answer.tension_and_shear[i][j], value),
          ),
        );
      }
      expect(c.differences).toEqual([]);
    },
  );
});

describe('the worked example of the reference, to its printed digits', () => {
  const { inputs, expected } = caseNamed('design-worked-example');
  const { forces } = expected as unknown as Expected;
  const answer = answerOf(checkInputOf(inputs as unknown as DesignInputs, forces.axials_kN));

  it.each([
    ['N_Rd,s', answer.steel_tension.N_Rd_s, '45.0'],
    ['N0_Rk,c', answer.concrete_cone.N_Rk_c_0, '27.434'],
    ['N_Rd,c', answer.concrete_cone.N_Rd_c, '21.568'],
    ['psi_h,sp', answer.splitting.psi_h_sp, '1.1604'],
    ['N_Rd,sp', answer.splitting.N_Rd_sp, '18.731'],
    ['V_Rd,cp', answer.pry_out.V_Rd_cp, '87.056'],
    ['V0_Rk,c', answer.concrete_edge.V_Rk_c_0, '12.301'],
    ['V_Rd,c', answer.concrete_edge.V_Rd_c, '14.762'],
    ['combined concrete', answer.tension_and_shear[1][2], '0.798'],
    ['combined linear', answer.tension_and_shear[2][2], '1.051'],
  ])('%s', (_, value, text) => {
    expect((value as number).toFixed(text.split('.')[1].length)).toBe(text);
  });

  it('calls pull-out not applicable, whatever constants the client sends', () => {
    expect(answer.summary.tension[1]).toEqual([null, null, null, '', 'Not applicable']);
    expect(answer.pull_out.reason).toBe('pull_out_no_check');
  });
});

/** One anchor with tension in wide concrete, changed where a table needs it. */
function single(change: (input: CheckInput) => void): CheckAnswer {
  const { inputs } = caseNamed('design-single-no-edges');
  const design = structuredClone(inputs) as unknown as DesignInputs;
  design.anchors = [{ x_mm: 0, y_mm: 0, wx: 1, wy: 1 }];
  const input = structuredClone(checkInputOf(design, [5]));
  input.dead = { ...input.dead, N: 5, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
  change(input);
  return answerOf(input);
}

describe('published tables and single figures', () => {
  const compare = ({ tolerance }: WorkedCase, pairs: [string, unknown, unknown][]) => {
    const c = new Comparison(tolerance);
    for (const [name, got, value] of pairs) c.figure(name, got, value);
    expect(c.differences).toEqual([]);
    expect(c.compared).toBe(pairs.length);
  };
  const numbers = (value: unknown) => value as number[];

  it('psi_s,N over the edge distance', () => {
    const table = caseNamed('psi-s-n-table-hilti');
    const got = numbers(table.inputs.c_over_ccrN).map(
      (share) => single((i) => (i.concrete.outline.X1 = share * i.product.c_cr_N)).concrete_cone.psi_s_N,
    );
    compare(
      table,
      got.map((value, i) => [`${i}`, value, numbers(table.expected.values)[i]]),
    );
  });

  it('area of one anchor at one edge', () => {
    const table = caseNamed('area-one-edge-hilti');
    const got = numbers(table.inputs.c_over_ccrN).map((share) => {
      const { A_c_N, A_c_N_0 } = single(
        (i) => (i.concrete.outline.X1 = share * i.product.c_cr_N),
      ).concrete_cone;
      return (A_c_N as number) / (A_c_N_0 as number);
    });
    compare(
      table,
      got.map((value, i) => [`${i}`, value, numbers(table.expected.values)[i]]),
    );
  });

  it('psi_re,N over the embedment', () => {
    const table = caseNamed('psi-re-n-table-hilti');
    const got = numbers(table.inputs.hef_mm).map(
      (h_ef) =>
        single((i) => {
          i.product.h_ef = h_ef;
          i.concrete.denseReinforcement = true;
        }).concrete_cone.psi_re_N,
    );
    compare(
      table,
      got.map((value, i) => [`${i}`, value, numbers(table.expected.values)[i]]),
    );
  });

  it('critical distances where none are stored', () => {
    const table = caseNamed('critical-distances-hilti');
    const got = numbers(table.inputs.hef_mm).map(
      (h_ef) => single((i) => Object.assign(i.product, { h_ef, s_cr_N: 0, c_cr_N: 0 })).concrete_cone,
    );
    compare(
      table,
      got.flatMap((cone, i): [string, unknown, unknown][] => [
        [`s ${i}`, cone.s_cr_N, numbers(table.expected.scrN_mm)[i]],
        [`c ${i}`, cone.c_cr_N, numbers(table.expected.ccrN_mm)[i]],
      ]),
    );
  });

  it('square root of the cube strength', () => {
    const table = caseNamed('strength-factor-hilti');
    const cone = (f_cuk: number) =>
      single((i) => (i.concrete.f_cuk = f_cuk)).concrete_cone.N_Rk_c_0 as number;
    const reference = cone(table.inputs.reference_MPa as number);
    const got = numbers(table.inputs.fcuk_MPa).map((f_cuk) => cone(f_cuk) / reference);
    compare(
      table,
      got.map((value, i) => [`${i}`, value, numbers(table.expected.values)[i]]),
    );
  });

  it('cone resistance over the embedment', () => {
    const table = caseNamed('n0-uncracked-hilti');
    const { k, fcuk_MPa, gamma_RcN } = table.inputs as Record<string, number>;
    const got = numbers(table.inputs.hef_mm).map((h_ef) => {
      const { N_Rk_c_0 } = single((i) => {
        Object.assign(i.product, { h_ef, k_ucr: k, k_cr: k });
        i.concrete.f_cuk = fcuk_MPa;
      }).concrete_cone;
      return (N_Rk_c_0 as number) / gamma_RcN;
    });
    compare(
      table,
      got.map((value, i) => [`${i}`, value, numbers(table.expected.values_kN)[i]]),
    );
  });

  it.each(['tension-group-case2-eight-anchors', 'tension-group-case2-four-anchors'])('%s', (name) => {
    const table = caseNamed(name);
    const { anchors_mm, Nz_kN, Mx_kNm, My_kNm } = table.inputs as Record<string, number> & {
      anchors_mm: [number, number][];
    };
    const about = Mx_kNm !== 0 ? anchors_mm.map(([, y]) => y) : anchors_mm.map(([x]) => -x);
    const forces = tensionForces(about, Nz_kN, 1000 * (Mx_kNm || My_kNm));
    const rows = [
      ...new Set(forces.forces.filter((force) => force > 1e-9).map((force) => force.toFixed(6))),
    ].map(Number);
    const pairs: [string, unknown, unknown][] = [];
    const { NSd_h_kN, NSd_g_kN, n_tension, rows_kN } = table.expected as Record<string, number> & {
      rows_kN?: number[];
    };
    if (NSd_h_kN !== undefined) pairs.push(['h', forces.N_Sd_h, NSd_h_kN]);
    if (NSd_g_kN !== undefined) pairs.push(['g', forces.N_Sd_g, NSd_g_kN]);
    if (n_tension !== undefined)
      pairs.push(['n', forces.forces.filter((force) => force > 1e-9).length, n_tension]);
    rows_kN?.forEach((row, i) => pairs.push([`row ${i}`, rows.sort((a, b) => b - a)[i], row]));
    expect(pairs.length).toBeGreaterThan(0);
    compare(table, pairs);
  });

  it('a cone of six pulled anchors with an eccentric resultant', () => {
    const table = caseNamed('cone-six-pulled-anchors');
    const { anchors_mm, hef_mm, k, fcuk_MPa, scrN_mm, ccrN_mm, gamma_RcN } = table.inputs as Record<
      string,
      number
    > & {
      anchors_mm: [number, number][];
    };
    // Forces growing from the compressed row on put the resultant 53.33 mm beyond the centroid, as the source
    // has it.
    const axials = anchors_mm.map(([, y]) => (y + 240) / 100);
    const { inputs } = caseNamed('design-single-no-edges');
    const design = structuredClone(inputs) as unknown as DesignInputs;
    design.anchors = anchors_mm.map(([x_mm, y_mm]) => ({ x_mm, y_mm, wx: 1, wy: 1 }));
    design.concrete.cracked = true;
    design.concrete.fcuk_MPa = fcuk_MPa;
    const input = structuredClone(checkInputOf(design, axials));
    Object.assign(input.product, {
      h_ef: hef_mm,
      k_ucr: k,
      k_cr: k,
      s_cr_N: scrN_mm,
      c_cr_N: ccrN_mm,
      gamma_Mc: gamma_RcN,
    });
    const cone = answerOf(input).concrete_cone;
    const { expected } = table as { expected: Record<string, number> };
    compare(table, [
      ['N0', cone.N_Rk_c_0, expected.N0Rkc_kN],
      ['A0', cone.A_c_N_0, expected.A0cN_mm2],
      ['A', cone.A_c_N, expected.AcN_mm2],
      ['psi_s', cone.psi_s_N, expected.psi_sN],
      ['psi_ec', cone.psi_ec_N_y, expected.psi_ecN],
      ['N_Rk,c', cone.N_Rk_c, expected.NRkc_kN],
      ['N_Rd,c', cone.N_Rd_c, expected.NRdc_kN],
    ]);
    compare(caseNamed('psi-ec-n-eight-anchors'), [['psi_ec', cone.psi_ec_N_y, expected.psi_ecN]]);
  });

  it('shear shared by eight anchors', () => {
    const table = caseNamed('shear-equal-eight-anchors');
    const { inputs } = caseNamed('design-single-no-edges');
    const design = structuredClone(inputs) as unknown as DesignInputs;
    design.anchors = Array.from({ length: table.inputs.n as number }, (_, i) => ({
      x_mm: 100 * (i % 4) - 150,
      y_mm: 100 * Math.floor(i / 4) - 50,
      wx: 1,
      wy: 1,
    }));
    design.loads = {
      Nz_kN: 0,
      Vx_kN: table.inputs.Vx_kN as number,
      Vy_kN: 0,
      Mx_kNm: 0,
      My_kNm: 0,
      Mz_kNm: 0,
    };
    const { reaction } = answerOf(
      checkInputOf(
        design,
        design.anchors.map(() => 0),
      ),
    );
    compare(
      table,
      reaction.map(({ no, shear }) => [`${no}`, shear, table.expected.VSd_i_kN]),
    );
  });
});
