/** Remarks as rows of a table: when a remark applies, its clauses, and the values that explain it. */
import type { Standard } from '@/engineering/model/design';
import type { Remark, RemarkKind } from '@/engineering/model/result';

/** Clauses of both standards, null without such a rule; other documents are named. */
type Clauses = readonly [string | null, string | null];

export interface RemarkRow<Facts extends readonly unknown[]> {
  /** Kind of a remark that differs from the kind of its table. */
  kind?: RemarkKind;
  /** Key of the message in the locale namespace `remarks`. */
  code: string;
  at: Clauses;
  /** True if the remark applies; without this function, the remark always applies. */
  when?: (...facts: Facts) => boolean;
  values?: (...facts: Facts) => Remark['values'];
}

/** Rows of a standard, with their clauses in full. */
type Rows<Facts extends readonly unknown[]> = readonly (Omit<RemarkRow<Facts>, 'at'> & {
  kind: RemarkKind;
  clause: string;
})[];

const OF_OTHER = /^(?:EN|CEN|GB)\b|^$/;

/** Returns the rows by standard, each with the name of the standard before its clause. */
export function remarkTable<Facts extends readonly unknown[]>(
  kind: RemarkKind,
  rows: readonly RemarkRow<Facts>[],
): Readonly<Record<Standard, Rows<Facts>>> {
  const rowsOf = (name: string, column: 0 | 1) =>
    rows.flatMap(({ at, ...row }) => {
      const clause = at[column];
      if (clause === null) return [];
      return [{ kind, ...row, clause: OF_OTHER.test(clause) ? clause : `${name}, ${clause}` }];
    });
  return { 'EN1992-4': rowsOf('EN 1992-4', 0), 'JGJ145-2013': rowsOf('JGJ145-2013', 1) };
}

/** Returns the remarks of the rows that apply, in the order of the rows. */
export function remarksOf<Facts extends readonly unknown[]>(rows: Rows<Facts>, ...facts: Facts): Remark[] {
  const remarks: Remark[] = [];
  for (const { kind, code, clause, when, values } of rows) {
    if (when === undefined || when(...facts))
      remarks.push({ kind, code, clause, values: values?.(...facts) ?? {} });
  }
  return remarks;
}
