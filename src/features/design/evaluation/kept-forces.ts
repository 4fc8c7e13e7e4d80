/**
 * Anchor forces by all that they depend on: designs that differ in edges, thickness or anchor resistance
 * share them.
 */
import type { RunAnswer } from '@/api/contract/run-answer';
import type { SimRequest } from '@/api/contract/run';
import { hashText } from '@/stores/design/fingerprint';
import { keepLatest } from './keep-latest';

export const keptForces = keepLatest<RunAnswer>(5_000);

export const forcesKey = (sim: SimRequest): string => hashText(JSON.stringify(sim));

/** Without its picture, which is large and of use to one design alone. */
export const withoutPicture = ({ base64: _, ...run }: RunAnswer): RunAnswer => run;
