/** What the figures alone do not say: checks left out, limits of the scope, assumptions, minimum values. */
import type { Remark } from '../../model/result';
import type { CheckedModes } from '../../mode';
import { scopeFacts, type CheckState } from '../../checks';
import { scopeRemarks } from '../../scope';
import { assumptions } from './assumptions';
import { leftOut } from './left-out';

export function remarksOf(state: CheckState, modes: CheckedModes): Remark[] {
  return [...leftOut(state, modes), ...scopeRemarks(scopeFacts(state)), ...assumptions(state)];
}
