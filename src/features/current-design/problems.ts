/** Problems of the current design by field, shared by panels and rail. */
import { createContext, useContext } from 'react';
import type { PanelKey } from '@/design/model/fields';
import type { RuleKey } from '@/design/validation/validate-design';

export interface Problem {
  /** The rule that is broken; `unread`: the text of the field is no value. */
  key: RuleKey | 'unread';
  /** Dot path of the field in the design. */
  field: string;
  panel: PanelKey;
  message: string;
}

export const ProblemsContext = createContext<readonly Problem[]>([]);

/** Message for one field, undefined where all is well. */
export function useProblem(field: string): string | undefined {
  return useContext(ProblemsContext).find((problem) => problem.field === field)?.message;
}
