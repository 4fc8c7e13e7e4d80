/**
 * A single anchor in C20/25 without edges, under 1 kN tension and 1 kN shear, to show the resistances of a
 * record.
 */
import type { AnchorFields } from '@/api/contract/anchor';
import { UNBOUNDED, type AlgorithmRequest } from '@/api/contract/run-algorithm';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { Prefix, Quantity } from '@/quantities/anchor';
import { FIGURES, SENT_FIGURES, type SentFigure } from '@/quantities/anchor';
import { GAMMA_C } from '@/quantities/gamma-c';

export const SAMPLE = { grade: 'C20/25', f_ck: 20, f_cuk: 25, Ec: 30 } as const;
const LOAD = { factor: 1, N: 1, Vx: 1, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const NO_LOAD = { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const OUTLINE: [number, number][] = [
  [-UNBOUNDED, -UNBOUNDED],
  [UNBOUNDED, -UNBOUNDED],
  [UNBOUNDED, UNBOUNDED],
  [-UNBOUNDED, UNBOUNDED],
];
/** The plate only needs room for its single anchor. */
const PLATE_SIDE = 200;

/**
 * JGJ145-2013 has no pull-out check for mechanical anchors, so the request contains the app's documented
 * constants.
 */
const JGJ_CONSTANTS = { N_Rk_p: 9, psi_c: 1, k7: 1, gamma_Mp: 1.5 };

function productOf(record: AnchorFields, standard: Prefix): Record<SentFigure, number> {
  const get = (quantity: string) => Number(record[`${standard}${quantity}` as keyof AnchorFields]) || 0;
  const isEuropean = standard === 'eta';
  const factor = (name: string) => get(isEuropean ? name : `${name}1`);
  const stored = Object.fromEntries(
    SENT_FIGURES.map((name) => {
      const figure = FIGURES[name];
      return [name, 'stored' in figure ? get(figure.stored satisfies Quantity) : 0];
    }),
  ) as Record<SentFigure, number>;
  const cone = factor('Gammarcn');
  return {
    ...stored,
    d_f: get('Dnom') + 2,
    N_Rk_p: isEuropean ? get('Nrkp') : JGJ_CONSTANTS.N_Rk_p,
    psi_c: isEuropean ? get('Phic') || 1 : JGJ_CONSTANTS.psi_c,
    k7: isEuropean ? get('K7') : JGJ_CONSTANTS.k7,
    k9: get('K9n1'),
    k_ucr: get('Kucrn1'),
    k_cr: get('Kucrn2'),
    gamma_Ms_N: factor('Gammarsn'),
    gamma_Ms_V: factor('Gammarsv'),
    gamma_Mc: cone,
    gamma_Mp: isEuropean ? cone : JGJ_CONSTANTS.gamma_Mp,
    gamma_Msp: cone,
    gamma_Mcp: factor('Gammarcp'),
    gamma_Mcv: factor('Gammarcv'),
  };
}

export function sampleRequest(record: AnchorFields, standard: Prefix): AlgorithmRequest {
  const product = productOf(record, standard);
  const h_min = Number(record[`${standard}Hmin`]) || 0;
  return {
    code: standard === 'eta' ? 'EN1992-4' : 'JGJ145-2013',
    base: {
      ...SAMPLE,
      base_points: OUTLINE,
      h: Math.max(h_min, 3 * product.h_ef),
      crack_or_not: '0',
      edge_reinforcement_or_not: '0',
      reinforcement_intensity: '0',
      structure: '0',
      component3: '0',
      reinforce: '0',
      gamma_c: GAMMA_C.general,
      gamma_inst: (standard === 'eta' && Number(record.etaGammainst)) || 1,
      hmin: h_min,
      K1: product.k_ucr,
    },
    plate: {
      ...DEFAULT_DESIGN.plate,
      length: PLATE_SIDE,
      width: PLATE_SIDE,
      stiffness: '1',
      installation_position: '0',
      base_distance: 0,
      degree_of_restraint: 1,
      annular_gap: '0',
    },
    anchor: { type: record.name, number: 1, coordinates: [[0, 0]], weights: [[1, 1]], ...product },
    profile: { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 },
    load: { Dead: LOAD, Live: NO_LOAD },
    Axials: [LOAD.N],
  };
}
