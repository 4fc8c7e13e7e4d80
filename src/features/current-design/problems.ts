/** Problems of the current design by field, shared by panels and rail. */
import { createContext, useContext } from 'react';
import type { PanelKey } from '@/design/model/fields';
import type { RuleKey } from '@/design/model/fields';

export interface Problem {
  /** Key of the broken rule; `unread` if the text in the field cannot be read as a value. */
  key: RuleKey | 'unread';
  /** Dot path of the field in the design. */
  field: string;
  panel: PanelKey;
  message: string;
}

export const ProblemsContext = createContext<readonly Problem[]>([]);

/** Returns the message for a field; undefined if the field is valid. */
export function useProblem(field: string): string | undefined {
  return useContext(ProblemsContext).find((problem) => problem.field === field)?.message;
}
