/** Results of every worked example for one engine version; a change requires a new version. */
import { ENGINE_CALLS } from '@/cli/verify';
import { ENGINE_VERSION } from '@/engineering';
import { evaluate, EXAMPLES } from '@/examples/examples';

export interface StoredValues {
  engine: string;
  /** Ids of the examples whose results differ from those of the previous version. */
  changed: readonly string[];
  /** Results by example id, in the order of the list of examples. */
  figures: Readonly<Record<string, readonly number[]>>;
}

/** Relative difference up to which two results count as equal: results differ slightly between processors. */
const RELATIVE = 1e-5;
const DIGITS = 7;

async function currentFigures(): Promise<StoredValues['figures']> {
  const found: Record<string, number[]> = {};
  for (const example of EXAMPLES) {
    const evaluation = await evaluate(example, ENGINE_CALLS);
    if (!evaluation.ok) throw new Error(`${example.id}: ${evaluation.error.message}`);
    found[example.id] = evaluation.value.flatMap(({ ours }) =>
      typeof ours === 'number' ? [Number(ours.toPrecision(DIGITS))] : [],
    );
  }
  return found;
}

/** Absolute tolerance: the residuals that iterations leave instead of zero are smaller. */
const SMALL = 1e-6;

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(SMALL, RELATIVE * Math.max(Math.abs(a), Math.abs(b)));

export function changedExamples(before: StoredValues['figures'], now: StoredValues['figures']): string[] {
  return Object.keys(before).filter((id) => {
    const [old, current] = [before[id], now[id] as readonly number[] | undefined];
    return current?.length !== old.length || old.some((value, i) => !isSame(value, current[i]));
  });
}

/** Returns the results to store, given the results stored so far. */
export async function storedAnew(before: StoredValues): Promise<StoredValues> {
  const figures = await currentFigures();
  const moved = changedExamples(before.figures, figures);
  const isNew = before.engine !== ENGINE_VERSION;
  return { engine: ENGINE_VERSION, changed: isNew ? moved : before.changed, figures };
}
