import type { Remark, RemarkKind } from '@/engineering/model/result';

/** A remark with its figures; clauses are written by the rule that makes it. */
export const remark = (
  code: string,
  clause: string,
  values: Remark['values'] = {},
  kind: RemarkKind = 'outside_scope',
): Remark => ({ kind, code, clause, values });
