import type { Remark, RemarkKind } from '@/engineering/model/result';

/** Creates a remark with its values; the rule that creates the remark supplies the clause. */
export const remark = (
  code: string,
  clause: string,
  values: Remark['values'] = {},
  kind: RemarkKind = 'outside_scope',
): Remark => ({ kind, code, clause, values });
