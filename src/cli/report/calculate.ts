/** Calculates a design with the engine, using the same two calls as the app. */
import { libraryCalculator } from '@/calculation/library-calculator';
import type { Design } from '@/design/model/design-state';
import { type RunOrder, runWhole } from '@/design/run/run';
import { evaluateGoverning } from '@/design/search/governing';
import type { LoadListOutcome, RunResult } from '@/design/verdict/calculation';

const calculator = libraryCalculator();
/** The report command cannot be cancelled, so this signal is never aborted. */
const { signal } = new AbortController();

export type CalculationOrder = Pick<RunOrder, 'design' | 'anchor' | 'refusalOf'>;

type WholeCalculation =
  | {
      ok: true;
      /** The design with its governing loads, and the result for these loads. */
      design: Design;
      result: RunResult;
      list: LoadListOutcome | null;
      /** Result for the loads shown in the design, even if other loads govern. */
      asked: RunResult;
    }
  | { ok: false; message: string };

/**
 * Calculates all load combinations of a design and all rows of its load list; returns the governing result,
 * the result for the shown loads and the outcome of the load list.
 */
export async function calculateAll(order: CalculationOrder, time: string): Promise<WholeCalculation> {
  const whole = await runWhole({ ...order, calculator }, signal);
  if (whole.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (whole.kind === 'failed') return { ok: false, message: whole.failure.message };
  const { listEnd: list } = whole;
  const asked = { ...whole.result, time };
  const shown = { design: order.design, result: asked, list };
  const governing = await evaluateGoverning(shown, { ...order, calculator }, signal);
  if (governing.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (governing.kind !== 'success') return { ok: false, message: governing.failure.message };
  const { design, result } = governing;
  return { ok: true, design, result: { ...result, time }, list, asked };
}
