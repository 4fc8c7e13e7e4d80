/** Mapping from the columns of a table to loads on the plate. */
import { RULES, type Rule } from '@/load-tables/origins';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import type { LoadUnit } from '@/quantities/units';
import type { DecimalMark } from '@/text/format/table-number';

export interface Source {
  /** Column index; null if the table has no column for the load, which is then 0. */
  column: number | null;
  /** -1 to reverse the sign of the values in the column. */
  sign: 1 | -1;
  /** Unit of the column; null as long as it is unknown. */
  unit: LoadUnit | null;
}

export interface LoadMapping {
  /** Decimal mark; null as long as a comma may be a decimal mark or a thousands separator. */
  mark: DecimalMark | null;
  /** Number of lines above the rows with loads. */
  headings: number;
  /** Columns whose cells together form the row name; if empty, rows are numbered. */
  names: readonly number[];
  /**
   * Source of each force and moment in the table's own axes: the key `Nz` is the force along the table's z
   * axis, which need not be the plate's.
   */
  sources: Readonly<Record<LoadName, Source>>;
  /** Rule that converts the table's axes and signs to those of the plate; null as long as it is unknown. */
  rule: Rule | null;
}

/**
 * Returns the column for a load on the plate, its sign, and the table component from which the load is
 * taken.
 */
export function sourceOf({ sources, rule }: LoadMapping, load: LoadName): Source & { from: LoadName } {
  const [from, sign] = RULES[rule ?? 'asRead'][load];
  return { ...sources[from], from, sign: sources[from].sign === sign ? 1 : -1 };
}

/** Returns the mapping with the column, sign or unit for a load on the plate replaced. */
export function withSource(mapping: LoadMapping, load: LoadName, part: Partial<Source>): LoadMapping {
  const { from } = sourceOf(mapping, load);
  const [, turn] = RULES[mapping.rule ?? 'asRead'][load];
  const sign = part.sign === undefined ? {} : { sign: (part.sign * turn) as 1 | -1 };
  return {
    ...mapping,
    sources: { ...mapping.sources, [from]: { ...mapping.sources[from], ...part, ...sign } },
  };
}

export const loadsWithout = (mapping: LoadMapping): LoadName[] =>
  LOAD_NAMES.filter((load) => sourceOf(mapping, load).column === null);
