/** Designs with which tests begin. */
import { produce } from 'immer';
import { DEFAULT_DESIGN, type Design, NO_LOAD } from '@/design/model/design-state';

type Change = (draft: Design) => void;

/** Returns the default design with these dead loads, then changed. */
export const givenDesign = (dead: Partial<typeof NO_LOAD>, change: Change = () => undefined): Design =>
  produce(DEFAULT_DESIGN, (draft) => {
    Object.assign(draft.loads.dead, dead);
    change(draft);
  });

/**
 * Returns a design without concrete edges and with a single combination, so that only the change can cause a
 * reservation.
 */
export const givenFarFromEdges = (change: Change = () => undefined): Design =>
  givenDesign({ Nz: 10 }, (draft) => {
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
    draft.loads.onlyChosen = true;
    change(draft);
  });
