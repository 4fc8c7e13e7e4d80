/** Which data of an anchor the panel shows, in which order, with symbol and unit. */
import type { AnchorData } from './anchor-data';

export type AnchorDataKey =
  | 'material'
  | 'materialClass'
  | 'certification'
  | 'h_ef'
  | 'h_nom'
  | 'h_1'
  | 'd_0'
  | 'd_nom'
  | 'd_f'
  | 'T_inst'
  | 'wrench'
  | 'h_min'
  | 's_min'
  | 'c_min'
  | 'A_s'
  | 'E_s'
  | 'N_Rk_s'
  | 'N_Rk_p'
  | 'k_ucr'
  | 'k_cr'
  | 's_cr_N'
  | 'c_cr_N'
  | 's_cr_sp'
  | 'c_cr_sp'
  | 'V_Rk_s'
  | 'M0_Rk_s'
  | 'k7'
  | 'k8'
  | 'k9'
  | 'l_f'
  | 'gamma_Ms_N'
  | 'gamma_Ms_V'
  | 'gamma_Mc'
  | 'gamma_Mcp'
  | 'gamma_Mcv';

export interface AnchorDataRow {
  key: AnchorDataKey;
  symbol: string;
  value: number | string;
  unit: string;
}

type GroupKey = 'general' | 'geometry' | 'tension' | 'shear' | 'factors';

const UNITS: Readonly<Partial<Record<AnchorDataKey, string>>> = {
  T_inst: 'Nm',
  A_s: 'mm²',
  E_s: 'GPa',
  N_Rk_s: 'kN',
  N_Rk_p: 'kN',
  V_Rk_s: 'kN',
  M0_Rk_s: 'Nm',
};

const FACTORS = /^(k|gamma)/;

const GROUPS: readonly { group: GroupKey; keys: readonly AnchorDataKey[] }[] = [
  { group: 'general', keys: ['material', 'materialClass', 'certification'] },
  {
    group: 'geometry',
    keys: [
      'h_ef',
      'h_nom',
      'h_1',
      'd_0',
      'd_nom',
      'd_f',
      'T_inst',
      'wrench',
      'h_min',
      's_min',
      'c_min',
      'A_s',
      'E_s',
    ],
  },
  { group: 'tension', keys: ['N_Rk_s', 'N_Rk_p', 'k_ucr', 'k_cr', 's_cr_N', 'c_cr_N', 's_cr_sp', 'c_cr_sp'] },
  { group: 'shear', keys: ['V_Rk_s', 'M0_Rk_s', 'k7', 'k8', 'k9', 'l_f'] },
  { group: 'factors', keys: ['gamma_Ms_N', 'gamma_Ms_V', 'gamma_Mc', 'gamma_Mcp', 'gamma_Mcv'] },
];

const SYMBOLS: Readonly<Partial<Record<AnchorDataKey, string>>> = {
  M0_Rk_s: 'M_Rk_s_0',
  V_Rk_s: 'V_Rk_s_0',
  wrench: 'SW',
};
const TEXTS = new Set<AnchorDataKey>(['material', 'materialClass', 'certification']);

function unitOf(key: AnchorDataKey): string {
  return UNITS[key] ?? (FACTORS.test(key) ? '' : 'mm');
}

export function anchorDataRows(data: AnchorData): { group: GroupKey; rows: AnchorDataRow[] }[] {
  const values = data as unknown as Partial<Record<AnchorDataKey, number | string>>;
  return GROUPS.map(({ group, keys }) => ({
    group,
    rows: keys.flatMap((key): AnchorDataRow[] => {
      const value = values[key];
      if (value === undefined || value === '') return [];
      if (TEXTS.has(key)) return [{ key, symbol: '', value, unit: '' }];
      const shown = key === 'E_s' && typeof value === 'number' ? value / 1e9 : value;
      return [{ key, symbol: SYMBOLS[key] ?? key, value: shown, unit: unitOf(key) }];
    }),
  })).filter(({ rows }) => rows.length > 0);
}
