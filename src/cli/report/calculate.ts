/** A design with its result, by the engine itself: what the app asks of a server in two calls. */
import { libraryCalculator } from '@/calculation/library-calculator';
import type { Design } from '@/design/model/design-state';
import type { RunOrder } from '@/design/run/run';
import { runWhole } from '@/design/run/run-whole';
import { evaluateGoverning } from '@/design/search/governing';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { StoredResult } from '@/design/verdict/stored-result';

const calculator = libraryCalculator();
/** Nobody cancels the command. */
const { signal } = new AbortController();

export type CalculationOrder = Pick<RunOrder, 'design' | 'anchor' | 'refusalOf'>;

export type WholeCalculation =
  | {
      ok: true;
      /** With the loads that decide, and its result. */
      design: Design;
      result: StoredResult;
      list: LoadListOutcome | null;
      /** Result of the shown loads, whichever loads govern. */
      asked: StoredResult;
    }
  | { ok: false; message: string };

/** Over all combinations and rows: what decides, with the others beside it. */
export async function calculateAll(order: CalculationOrder, time: string): Promise<WholeCalculation> {
  const whole = await runWhole({ ...order, calculator }, signal);
  if (whole.kind === 'cancelled') throw new Error('Nobody can cancel the command');
  if (whole.kind === 'failed') return { ok: false, message: whole.failure.message };
  const { listEnd: list } = whole;
  const asked = { ...whole.result, time };
  const shown = { design: order.design, result: asked, list };
  const governing = await evaluateGoverning(shown, { ...order, calculator }, signal);
  if (governing.kind === 'cancelled') throw new Error('Nobody can cancel the command');
  if (governing.kind !== 'success') return { ok: false, message: governing.failure.message };
  const { design, result } = governing;
  return { ok: true, design, result: { ...result, time }, list, asked };
}
