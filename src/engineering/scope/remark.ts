import type { Remark, RemarkKind } from '@/engineering/model/result';

/** Makes a remark with its values; the rule that makes the remark supplies the clauses. */
export const remark = (
  code: string,
  clause: string,
  values: Remark['values'] = {},
  kind: RemarkKind = 'outside_scope',
): Remark => ({ kind, code, clause, values });
