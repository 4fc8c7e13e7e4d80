/** Formats numbers: 3 decimals for forces and moments, 1 for per cent and lengths, 2 for factors and MPa. */

const DECIMALS = { force: 3, moment: 3, length: 1, percent: 1, factor: 2, stress: 2 } as const;

export type ValueKind = keyof typeof DECIMALS;

/** Formats a number for a table; returns an em dash if there is no number. */
export function formatValue(value: number | null | undefined, kind: ValueKind): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '—';
  const text = value.toFixed(DECIMALS[kind]);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
}

const MOST_DECIMALS = 6;

/** Formats a value beside its limit; decimals, at most six, show that it exceeds the limit. */
export function formatAgainst(value: number | null, limit: number, kind: ValueKind): string {
  if (value === null || !(value > limit)) return formatValue(value, kind);
  for (let decimals = DECIMALS[kind]; decimals <= MOST_DECIMALS; decimals++) {
    const text = value.toFixed(decimals);
    if (Number(text) > limit) return text;
  }
  return formatValue(value, kind);
}

/** Formats a typed value: up to six decimals without trailing zeros. */
export function formatInput(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

/**
 * Formats a number for calculation trails: four significant digits below 1, five up to 10 000, no decimals
 * above that. Integers are unchanged.
 */
export function formatSignificant(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  if (size >= 1e4) return value.toFixed(0);
  return String(Number(value.toPrecision(size >= 1 ? 5 : 4)));
}

/** Formats an area in mm² as an integer in groups of three digits. */
export function formatArea(value: number): string {
  return value.toFixed(0).replace(/\B(?=(\d{3}){1,7}$)/g, '\u202f');
}

/** Returns a load with its symbol and unit, such as `N_z = 5.000 kN`. */
export function formatLoad(name: string, value: number): string {
  const [kind, unit] = name.startsWith('M') ? (['moment', 'kNm'] as const) : (['force', 'kN'] as const);
  return `${name[0]}_${name[1]} = ${formatValue(value, kind)} ${unit}`;
}

/** Returns a string such as `1.35 G + 1.5 Q`; the variable action Q is omitted if its factor is 0. */
export function factorsText({ dead, live }: { dead: number; live: number }): string {
  const permanent = `${formatInput(dead)} G`;
  return live === 0 ? permanent : `${permanent} + ${formatInput(live)} Q`;
}
