/** Names of rows as the results have them. */
import { useTranslation } from 'react-i18next';
import type { GoverningRow } from '@/verdict/governing';
import type { RowKey } from '@/verdict/rows';

export const ROW_KEYS = [
  'steel_tension',
  'pull_out',
  'concrete_cone',
  'splitting',
  'steel_shear',
  'pry_out',
  'concrete_edge',
  'steel',
  'concrete',
  'linear',
] as const satisfies readonly RowKey[];

export function useRowNames(): (key: RowKey) => string {
  const { t } = useTranslation('explore');
  return (key) => t(`rows.${key}`);
}

export const rowOf = (governing: GoverningRow): RowKey =>
  governing.kind === 'mode' ? governing.mode : governing.sum;
