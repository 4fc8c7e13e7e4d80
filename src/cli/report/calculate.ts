/** A design with its result, by the engine itself: what the app asks of a server in two calls. */
import { libraryCalculator } from '../../calculation/library-calculator';
import { checkRigidity } from '@/design/search/check-rigidity';
import { evaluateGoverning } from '@/design/search/governing';
import { anchorForces } from '@/design/evaluation/forces-and-checks';
import { evaluateWhole } from '@/design/evaluation/evaluate-whole';
import { isElastic } from '@/design/evaluation/load-variants';
import type { ListJob } from '@/design/evaluation/evaluate-list';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { Design } from '@/design/model/design-state';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';

const calculator = libraryCalculator();
/** Nobody cancels the command. */
const { signal } = new AbortController();

export type CalculationOrder = Omit<ListJob, 'calculator'>;

export type WholeCalculation =
  | {
      ok: true;
      /** With the loads that decide, and its result. */
      design: Design;
      result: StoredResult;
      list: LoadListOutcome | null;
      /** Of the loads that are set, whatever decides. */
      asked: StoredResult;
    }
  | { ok: false; message: string };

/** A rigid result held against the elastic plate, where the design says what that would be. */
async function withRigidity(
  design: Design,
  result: StoredResult,
  { anchor }: CalculationOrder,
): Promise<StoredResult> {
  if (isElastic(design) || result.rigidity !== undefined) return result;
  const rigidity = await checkRigidity({ design, anchor }, async (candidate) => {
    const forces = await anchorForces({ ...candidate, calculator }, signal, { profile: 'forces' });
    return forces.kind === 'success' ? forces.run.join : null;
  });
  return rigidity === null ? result : { ...result, rigidity };
}

/** Over all combinations and rows: what decides, with the others beside it. */
export async function calculateAll(order: CalculationOrder, time: string): Promise<WholeCalculation> {
  const whole = await evaluateWhole({ ...order, calculator }, signal);
  if (whole.kind === 'cancelled') throw new Error('Nobody can cancel the command');
  if (whole.kind === 'failed') return { ok: false, message: whole.failure.message };
  const { listEnd: list } = whole;
  const asked = { ...whole.result, time };
  const shown = { design: order.design, result: asked, list };
  const governing = await evaluateGoverning(shown, { ...order, calculator }, signal);
  if (governing.kind === 'cancelled') throw new Error('Nobody can cancel the command');
  if (governing.kind !== 'success') return { ok: false, message: governing.failure.message };
  const { design } = governing;
  const result = await withRigidity(design, { ...governing.result, time }, order);
  return { ok: true, design, result, list, asked };
}
