/** What the figures alone do not say: checks left out, limits of the scope, assumptions, minimum values. */
import type { Remark } from '../../model/result';
import type { CheckedModes } from '../../mode';
import { minimumValues, type CheckState } from '../../checks';
import { clause } from '../clause';
import { assumptions } from './assumptions';
import { leftOut } from './left-out';
import { outsideScope } from './scope';

export function remarksOf(state: CheckState, modes: CheckedModes): Remark[] {
  return [
    ...leftOut(state, modes),
    ...outsideScope(state, modes),
    ...minimumValues(state, clause('7.2.1.7')),
    ...assumptions(state),
  ];
}
