/** Units in imported tables and typed input; sizes in mm, kN, kNm, MPa, degrees. */

/** Force units: name, size in kN, and spellings in lower case with letters only. */
const FORCES = [
  ['kN', 1, 'kn kns кн 千牛 千牛顿'],
  ['N', 1e-3, 'n н 牛 牛顿'],
  ['MN', 1e3, 'mn мн 兆牛'],
  ['daN', 1e-2, 'dan дан'],
  ['tf', 9.80665, 'tf t tonf тс т 吨 吨力'],
  ['kgf', 9.80665e-3, 'kgf kp кгс 公斤力 千克力'],
  ['kip', 4.4482216152605, 'kip kips'],
  ['lbf', 4.4482216152605e-3, 'lbf lb lbs'],
] as const;

/** Length units: name, size in mm, and spellings. */
const LENGTHS = [
  ['m', 1000, 'm м 米 mete meter metre'],
  ['cm', 10, 'cm см 厘米'],
  ['mm', 1, 'mm мм 毫米'],
  ['ft', 304.8, 'ft feet'],
  ['in', 25.4, 'in inch inches'],
] as const;

/** Units for other quantities; size 0 means that no field in the app uses the unit. */
const OTHERS = [
  ['stress', 'MPa', 1, 'mpa n/mm2 мпа'],
  ['stress', 'GPa', 1000, 'gpa'],
  ['stress', 'Pa', 1e-6, 'pa'],
  ['stress', 'kPa', 1e-3, 'kpa kn/m2 кпа'],
  ['angle', '°', 1, '° deg degree degrees'],
  ['angle', 'rad', 180 / Math.PI, 'rad рад'],
  ['angle', 'mrad', 0.18 / Math.PI, 'mrad'],
  ['temperature', '°C', 1, '°c c'],
  ['area', 'mm²', 1, 'mm2'],
  ['area', 'cm²', 100, 'cm2'],
  ['other', '%', 0, '%'],
  ['other', 's', 0, 's sec'],
  ['other', 'Hz', 0, 'hz'],
] as const;

type ForceUnit = (typeof FORCES)[number][0];
type MomentUnit = `${ForceUnit}${(typeof LENGTHS)[number][0]}`;
export type LoadUnit = ForceUnit | MomentUnit;

export interface Unit {
  kind: 'force' | 'moment' | 'length' | (typeof OTHERS)[number][0];
  name: string;
  size: number;
}

const UNITS = new Map<string, Unit>();
const add = (unit: Unit, spellings: readonly string[]) => {
  // 'тсм' means tonne-force metre, not tonne centimetre, so the first unit added for a spelling takes
  // priority.
  for (const spelling of spellings) if (!UNITS.has(spelling)) UNITS.set(spelling, unit);
};
for (const [name, size, spellings] of FORCES) add({ kind: 'force', name, size }, spellings.split(' '));
for (const [name, size, spellings] of LENGTHS) add({ kind: 'length', name, size }, spellings.split(' '));
for (const [kind, name, size, spellings] of OTHERS) add({ kind, name, size }, spellings.split(' '));
for (const [force, forceSize, forces] of FORCES)
  for (const [length, lengthSize, lengths] of LENGTHS)
    add(
      { kind: 'moment', name: force + length, size: (forceSize * lengthSize) / 1000 },
      forces.split(' ').flatMap((f) => lengths.split(' ').map((l) => f + l)),
    );

/** Units that the user can select; the import also reads the other units. */
export const FORCE_UNITS = FORCES.map(([name]) => name);
export const MOMENT_UNITS = [
  ...['kNm', 'Nm', 'Nmm', 'kNcm', 'kNmm', 'MNm', 'daNm', 'tfm', 'tfcm', 'kgfm', 'kgfcm'],
  ...['kipft', 'kipin', 'lbfft', 'lbfin'],
] as MomentUnit[];

/**
 * Returns the unit with the given name, or a quotient of a known unit and a length, such as kN/m; null for
 * any other string. Characters other than letters, digits, /, % and ° are ignored. MN and mN differ only in
 * case; either is read as MN, because connection loads are never in mN.
 */
export function unitOf(text: string): Unit | null {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/%°]/gu, '');
  const known = UNITS.get(key);
  if (known) return known;
  const [over, under, ...more] = key.split('/');
  const isQuotient =
    more.length === 0 && UNITS.has(over) && UNITS.get((under ?? '').replace(/[23]$/, ''))?.kind === 'length';
  return isQuotient ? { kind: 'other', name: text.trim(), size: 0 } : null;
}
