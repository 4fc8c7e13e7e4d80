/** The anchor record as numbers, for one standard, crack state and structure type. */
import type { AnchorDetail } from '@/api/contract/anchor';
import type { Standard } from '@/engineering';
import { clearanceHole } from './clearance-hole';

export interface AnchorData {
  name: string;
  material: string;
  materialClass: string;
  certification: string;
  N_Rk_s: number;
  V_Rk_s: number;
  M0_Rk_s: number;
  /** 0 = pull-out not decisive. */
  N_Rk_p: number;
  psi_c: number;
  A_s: number;
  /** Pa, as stored. */
  E_s: number;
  h_ef: number;
  h_nom: number;
  h_1: number;
  l_f: number;
  d_nom: number;
  d_0: number;
  /** Clearance hole in the plate. */
  d_f: number;
  T_inst: number;
  wrench: number;
  s_cr_N: number;
  c_cr_N: number;
  s_cr_sp: number;
  c_cr_sp: number;
  s_min: number;
  c_min: number;
  h_min: number;
  k7: number;
  k8: number;
  /** For the crack state. */
  k9: number;
  k_ucr: number;
  k_cr: number;
  gamma_inst: number;
  gamma_Ms_N: number;
  gamma_Ms_V: number;
  gamma_Mc: number;
  gamma_Mp: number;
  gamma_Msp: number;
  gamma_Mcp: number;
  gamma_Mcv: number;
}

interface Situation {
  standard: Standard;
  cracked: boolean;
  /** '0' structural, '1' non-structural; JGJ145-2013 only. */
  structure: '0' | '1';
  locale: string;
}

/** '' and null in the database read as 0. */
function numberOf(text: string | undefined): number {
  const value = Number(text ?? '');
  return Number.isFinite(value) ? value : 0;
}

/** EN 1992-4, table 4.1. */
const GAMMA_C = 1.5;

/** Documented constants of the client under JGJ145-2013. */
const JGJ_CONSTANTS = { materialFactor: 1.5, pullOut: 9, gamma_inst: 1, k7: 1 } as const;

export function anchorDataOf(
  record: AnchorDetail,
  { standard, cracked, structure, locale }: Situation,
): AnchorData {
  const european = standard === 'EN1992-4';
  const prefix = european ? 'eta' : 'jg';
  const fields = record as unknown as Record<string, string | undefined>;
  const get = (name: string): number => numberOf(fields[prefix + name]);
  const textOf = (name: string): string => fields[`${prefix}${name}${locale === 'cn' ? '' : 'En'}`] ?? '';
  const factor = (name: string): number => get(european ? name : `${name}${structure === '1' ? '2' : '1'}`);
  const pair = (name: string): [number, number] => [get(`${name}1`), get(`${name}2`)];
  const [ka, kb] = pair('Kucrn');
  const k9 = pair('K9n');
  const d_nom = get('Dnom');
  const gamma_Mc = factor('Gammarcn');
  return {
    name: record.name,
    material: textOf('Material'),
    materialClass: textOf('MaterialClass'),
    certification: textOf('Certification'),
    N_Rk_s: get('Nrks'),
    V_Rk_s: get('Vrks'),
    M0_Rk_s: get('M0rks'),
    N_Rk_p: european ? get('Nrkp') : JGJ_CONSTANTS.pullOut,
    psi_c: european ? get('Phic') || 1 : 1,
    A_s: get('As'),
    E_s: get('Exx'),
    h_ef: get('Hef'),
    h_nom: get('Hnom'),
    h_1: get('H1'),
    l_f: get('Lf'),
    d_nom,
    d_0: get('D0'),
    d_f: clearanceHole(record.name, d_nom),
    T_inst: get('Tinst'),
    wrench: get('Openingwidth'),
    s_cr_N: get('Scrn'),
    c_cr_N: get('Ccrn'),
    s_cr_sp: get('Scrsp'),
    c_cr_sp: get('Ccrsp'),
    s_min: get('Smin'),
    c_min: get('Cmin'),
    h_min: get('Hmin'),
    k7: european ? get('K7') : JGJ_CONSTANTS.k7,
    k8: get('K8'),
    k9: cracked ? Math.min(...k9) : Math.max(...k9),
    k_ucr: Math.max(ka, kb),
    k_cr: Math.min(ka, kb),
    // A stored gamma_Mc contains it.
    gamma_inst: european ? get('Gammainst') || Math.max(1, gamma_Mc / GAMMA_C) : JGJ_CONSTANTS.gamma_inst,
    gamma_Ms_N: factor('Gammarsn'),
    gamma_Ms_V: factor('Gammarsv'),
    gamma_Mc,
    gamma_Mp: european ? gamma_Mc : JGJ_CONSTANTS.materialFactor,
    gamma_Msp: gamma_Mc,
    gamma_Mcp: factor('Gammarcp'),
    gamma_Mcv: factor('Gammarcv'),
  };
}
