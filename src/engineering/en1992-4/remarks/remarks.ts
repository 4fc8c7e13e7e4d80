/** Creates the remarks on a result: omitted checks, scope limits, assumptions, minimum values. */
import { scopeFacts, type CheckState } from '@/engineering/checks';
import { assumptions } from '@/engineering/en1992-4/remarks/assumptions';
import { leftOut } from '@/engineering/en1992-4/remarks/left-out';
import type { CheckedModes } from '@/engineering/mode';
import type { Remark } from '@/engineering/model/result';
import { scopeRemarks } from '@/engineering/scope';

export function remarksOf(state: CheckState, modes: CheckedModes): Remark[] {
  return [...leftOut(state, modes), ...scopeRemarks(scopeFacts(state)), ...assumptions(state, modes)];
}
