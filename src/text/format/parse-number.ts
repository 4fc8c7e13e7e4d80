/** Reads what an engineer types: comma or point as decimal mark, spaces, a leading plus or minus. */

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** The number, or null for anything else (empty, letters, two decimal marks, more than 15 digits). */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  if (!NUMBER.test(compact)) return null;
  if (compact.replace(/\D/g, '').length > 15) return null;
  const value = Number(compact.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
