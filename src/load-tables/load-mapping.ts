/** How a table is read into loads. */
import { RULES, type Rule } from '@/load-tables/origins';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import type { LoadUnit } from '@/quantities/units';
import type { DecimalMark } from '@/text/format/table-number';

export interface Source {
  /** Place of the column, null = this load is 0. */
  column: number | null;
  /** -1 where the table counts the other direction positive. */
  sign: 1 | -1;
  /** Null while nobody knows the unit. */
  unit: LoadUnit | null;
}

export interface LoadMapping {
  /** Null while a comma may part thousands or decimals. */
  mark: DecimalMark | null;
  /** Lines above the loads. */
  headings: number;
  /** Columns that name a row together; none = rows are numbered. */
  names: readonly number[];
  /** Along the axes of the table: its z is Nz here. */
  sources: Readonly<Record<LoadName, Source>>;
  /** How the axes and signs of the table become those of the plate; null while nobody knows. */
  rule: Rule | null;
}

/** Returns the source in the table of a load on the plate, and the sign with which it is taken. */
export function sourceOf({ sources, rule }: LoadMapping, load: LoadName): Source & { from: LoadName } {
  const [from, sign] = RULES[rule ?? 'asRead'][load];
  return { ...sources[from], from, sign: sources[from].sign === sign ? 1 : -1 };
}

/** The mapping with another column, sign or unit for a load on the plate. */
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
