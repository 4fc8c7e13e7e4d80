import type { Remark, RemarkKind } from '@/engineering/model/result';

/** Creates a remark; `clause` is the clause of the rule that calls this function. */
export const remark = (
  code: string,
  clause: string,
  values: Remark['values'] = {},
  kind: RemarkKind = 'outside_scope',
): Remark => ({ kind, code, clause, values });
