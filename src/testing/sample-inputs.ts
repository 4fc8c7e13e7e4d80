/** Inputs of both calls for tests to which their content does not matter. */
import { parseSim } from '@/api/contract/anchor-forces';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { Outcome } from '@/engineering';
import { elasticRun, fourAnchors, rigidRun } from '@/examples/bench-requests';

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

export const rigidInput = valueOf(parseSim(rigidRun));
export const elasticInput = valueOf(parseSim(elasticRun));
export const checkInput = valueOf(parseAlgorithm(fourAnchors));
