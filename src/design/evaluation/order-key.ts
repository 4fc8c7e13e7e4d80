import { hashText } from '../model/fingerprint';
import { liveIsLeftOut } from '../requests/factored-loads';
import { algorithmRequest, simRequest } from '../requests/requests';
import type { Inputs } from './forces-and-checks';

/**
 * Alike for orders with the same result: all that goes out, the anchor's figures included, and whether live
 * loads are left out. Axial forces follow from the rest.
 */
export const orderKey = ({ design, anchor }: Inputs): string =>
  hashText(
    JSON.stringify([simRequest(design, anchor), algorithmRequest(design, anchor, []), liveIsLeftOut(design)]),
  );
