import { liveIsLeftOut } from '../requests/factored-loads';
import { algorithmRequest, simRequest } from '../requests/requests';
import type { Inputs } from './forces-and-checks';

/**
 * Alike for orders with the same result: all that goes out, the anchor's figures included, and whether live
 * loads are left out. Axial forces follow from the rest. The full text, some 2 kB: what a
 * hash says of two designs may be wrong.
 */
export const orderKey = ({ design, anchor }: Inputs): string =>
  JSON.stringify([simRequest(design, anchor), algorithmRequest(design, anchor, []), liveIsLeftOut(design)]);
