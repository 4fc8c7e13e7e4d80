/** Numeric fields of a concrete grade, for list and form. */

export const CONCRETE_FIELDS = [
  { key: 'fck', symbol: 'f_ck', unit: 'N/mm²', step: 1 },
  { key: 'fcuk', symbol: 'f_cu_k', unit: 'N/mm²', step: 1 },
  { key: 'ec', symbol: 'E_c', unit: 'GPa', step: 0.1 },
] as const;

export type ConcreteField = (typeof CONCRETE_FIELDS)[number]['key'];

export const isConcreteField = (key: string): key is ConcreteField =>
  CONCRETE_FIELDS.some((field) => field.key === key);
