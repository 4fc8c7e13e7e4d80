/** Calculates a design with the engine: the same two calls that the app makes. */
import { libraryCalculator } from '@/calculation/library-calculator';
import type { Design } from '@/design/model/design-state';
import type { RunOrder } from '@/design/run/run';
import { runWhole } from '@/design/run/run-whole';
import { evaluateGoverning } from '@/design/search/governing';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { StoredResult } from '@/design/verdict/stored-result';

const calculator = libraryCalculator();
/** The command is never cancelled. */
const { signal } = new AbortController();

export type CalculationOrder = Pick<RunOrder, 'design' | 'anchor' | 'refusalOf'>;

export type WholeCalculation =
  | {
      ok: true;
      /** The design with the governing loads, and its result. */
      design: Design;
      result: StoredResult;
      list: LoadListOutcome | null;
      /** Result of the shown loads, whichever loads govern. */
      asked: StoredResult;
    }
  | { ok: false; message: string };

/** Calculates all combinations and rows: the governing result, together with the others. */
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
