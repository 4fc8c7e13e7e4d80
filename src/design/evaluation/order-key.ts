import type { Inputs } from '@/design/evaluation/forces-and-checks';
import { algorithmRequest, simRequest } from '@/design/requests/requests';

/**
 * Alike for orders with the same answers: both requests, the anchor's figures included. Axial forces are left
 * out, since they follow from the rest. The full text, some 2 kB, and no hash: two designs may share one.
 */
export const orderKey = ({ design, anchor }: Inputs): string =>
  JSON.stringify([simRequest(design, anchor), algorithmRequest(design, anchor, [])]);
