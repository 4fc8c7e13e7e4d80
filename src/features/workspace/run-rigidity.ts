/** The elastic plate of a rigid result by the calls: loaded with the first that is checked. */
import type { StoredResult } from '@/design/verdict/stored-result';
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { currentListOutcome } from '@/design/verdict/load-list-outcome';
import { serverCalculator } from '@/api/calls/calculation';
import { checkRigidity } from '@/design/search/check-rigidity';
import { governingDesign } from '@/design/search/governing';
import { anchorForces, type UserOrder } from '@/design/evaluation/forces-and-checks';

interface Due {
  design: Design;
  result: StoredResult;
}

export async function runRigidity(
  { design, result }: Due,
  { anchor, userId }: Pick<UserOrder, 'anchor' | 'userId'>,
  signal: AbortSignal,
): Promise<void> {
  const list = currentListOutcome(design, useDesignStore.getState().listEnd);
  const governing = governingDesign(design, result, list);
  const calculator = serverCalculator(userId);
  const rigidity = await checkRigidity({ design: governing, anchor }, async (candidate) => {
    const end = await anchorForces({ ...candidate, calculator }, signal, {
      profile: 'forces',
      isOneOfMany: true,
    });
    return end.kind === 'success' ? end.run.join : null;
  });
  if (rigidity !== null && !signal.aborted)
    useDesignStore.getState().setRigidity(result.fingerprint, rigidity);
}
