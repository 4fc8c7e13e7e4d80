/** Remarks as rows of a table: when a remark applies, its clauses, and the values that explain it. */
import type { Standard } from '@/engineering/model/design';
import type { Remark, RemarkKind } from '@/engineering/model/result';

/**
 * Clause under EN 1992-4 and under JGJ145-2013; null if the standard has no such rule. A clause of another document
 * begins with its name.
 */
type Clauses = readonly [string | null, string | null];

export interface RemarkRow<Facts extends readonly unknown[]> {
  kind: RemarkKind;
  /** Key of the message in the locale namespace `remarks`. */
  code: string;
  at: Clauses;
  /** True if the remark applies; without this function, the remark always applies. */
  when?: (...facts: Facts) => boolean;
  values?: (...facts: Facts) => Remark['values'];
}

const NAMES = { 'EN1992-4': 'EN 1992-4', 'JGJ145-2013': 'JGJ145-2013' } as const;
const OF_OTHER = /^(?:EN|CEN|GB)\b|^$/;

/** Returns the clause with the name of the document; null if the standard has no such rule. */
export function clauseAt([european, chinese]: Clauses, standard: Standard): string | null {
  const clause = standard === 'EN1992-4' ? european : chinese;
  return clause === null || OF_OTHER.test(clause) ? clause : `${NAMES[standard]}, ${clause}`;
}

/** Returns the remarks of the rows that apply, in the order of the rows. */
export function remarksOf<Facts extends readonly unknown[]>(
  rows: readonly RemarkRow<Facts>[],
  standard: Standard,
  ...facts: Facts
): Remark[] {
  return rows.flatMap(({ kind, code, at, when, values }) => {
    const clause = clauseAt(at, standard);
    if (clause === null || when?.(...facts) === false) return [];
    return [{ kind, code, clause, values: values?.(...facts) ?? {} }];
  });
}
