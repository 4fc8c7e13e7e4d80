/** What the figures alone do not say: checks left out, limits of the scope, assumptions, minimum values. */
import type { Remark } from '../../model/result';
import type { CheckedModes } from '../../mode';
import type { CheckState } from '../state';
import { assumptions } from './assumptions';
import { leftOut } from './left-out';
import { minimumValues } from './minimum-values';
import { outsideScope } from './scope';

export function remarksOf(state: CheckState, modes: CheckedModes): Remark[] {
  return [
    ...leftOut(state, modes),
    ...outsideScope(state, modes),
    ...minimumValues(state),
    ...assumptions(state),
  ];
}
