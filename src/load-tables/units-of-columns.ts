/** Determines the unit of each load column and the reason for choosing it. */
import { kindOf, unitFor, type Column, type LoadKind } from '@/load-tables/columns';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { unitOf, type LoadUnit } from '@/quantities/units';

export interface UnitFound {
  column: Column;
  load: LoadName;
  /** Unit of the column; null if there is text where the unit is expected, but it is not a known unit. */
  unit: LoadUnit | null;
  /**
   * Source of the unit: `others` means the other columns, `usual` means kN or kNm, `text` means an unknown
   * unit.
   */
  from: 'heading' | 'title' | 'others' | 'usual' | 'text';
  certainty: 'certain' | 'likely' | 'unknown';
}

export const sizeOf = (unit: LoadUnit): number => unitOf(unit)?.size ?? 1;
export const usualUnit = (load: LoadName): LoadUnit => (kindOf(load) === 'moment' ? 'kNm' : 'kN');

/** True if 'N' after words without an axis may be the symbol of the normal force rather than the unit. */
const isPerhapsSymbol = ({ unit, heading }: Column): boolean =>
  unit?.text === 'N' && heading.isWorded && heading.axes.size === 0;

function named(column: Column, load: LoadName): UnitFound | null {
  if (column.unit === null) return null;
  const unit = unitFor(kindOf(load), column.unit);
  if (unit === null) return { column, load, unit: null, from: 'text', certainty: 'unknown' };
  const from = column.unitFrom ?? 'heading';
  return { column, load, unit: unit.name as LoadUnit, from, certainty: 'certain' };
}

const forceIn = (unit: LoadUnit): string => /^(kNs?|N|MN|daN|tf|kgf|kip|lbf)/.exec(unit)?.[1] ?? unit;

/**
 * Returns the unit shared by all columns of a kind; undefined if the units differ or no column has a unit.
 */
function common(found: readonly UnitFound[], kind: LoadKind): LoadUnit | undefined {
  const units = new Set(found.filter(({ load }) => kindOf(load) === kind).map(({ unit }) => unit));
  const [only] = units;
  return units.size === 1 && only !== null ? only : undefined;
}

/**
 * Returns the unit for a column that does not state one: the unit of the other columns, otherwise kN or kNm.
 * The user must confirm it, unless the other columns use only kN and kNm.
 */
function byOthers(column: Column, load: LoadName, found: readonly UnitFound[]): UnitFound {
  const kind = kindOf(load);
  const other = kind === 'force' ? 'moment' : 'force';
  const same = common(found, kind);
  const related = common(found, other);
  const derived = related && ((kind === 'force' ? forceIn(related) : `${related}m`) as LoadUnit);
  const unit = same ?? derived;
  if (unit === undefined) return { column, load, unit: usualUnit(load), from: 'usual', certainty: 'likely' };
  const isUsual = found.every((one) => one.unit === usualUnit(one.load));
  return { column, load, unit, from: 'others', certainty: isUsual ? 'certain' : 'likely' };
}

/** Returns the unit of the first column for each load. */
export function unitsOfColumns(columns: readonly Column[]): UnitFound[] {
  const loads = LOAD_NAMES.flatMap((load) => {
    const column = columns.find(({ meaning }) => meaning === load);
    return column ? [{ load, column }] : [];
  });
  const found = loads.flatMap(({ load, column }) => named(column, load) ?? []);
  const known = found.filter(({ unit }) => unit !== null);
  return loads.map(({ load, column }) => {
    const own = found.find((one) => one.load === load);
    if (own === undefined) return byOthers(column, load, known);
    const isAlone = !known.some((one) => one !== own && one.unit !== null && forceIn(one.unit) === 'N');
    return isPerhapsSymbol(column) && isAlone ? { ...own, certainty: 'likely' } : own;
  });
}
