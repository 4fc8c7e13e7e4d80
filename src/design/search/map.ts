import type { Failure } from '@/design/model/fields';
/** Map of the verdict as a function of two inputs: a coarse grid of cells is evaluated before the others. */
import { type Batch, evaluateMany } from '@/design/run/batch';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import type { CandidateOutcome, EvaluateCandidate } from '@/design/search/evaluate-candidate';
import type { Axis } from '@/design/search/inputs';

export type CellOutcome =
  | Exclude<CandidateOutcome, { kind: 'cancelled' }>
  | { kind: 'refused'; rule: Failure };

export interface Cell {
  column: number;
  row: number;
  candidate: Candidate;
}

export interface Grid {
  columns: readonly number[];
  rows: readonly number[];
  cells: readonly Cell[];
}

export function gridOf(
  open: Candidate,
  [x, columns]: readonly [Axis, readonly number[]],
  [y, rows]: readonly [Axis, readonly number[]],
): Grid {
  const cells = rows.flatMap((yValue, row) =>
    columns.map((xValue, column) => ({ column, row, candidate: y.at(x.at(open, xValue), yValue) })),
  );
  return { columns, rows, cells };
}

/**
 * Every fourth cell of every fourth row is evaluated first, so that an overview appears early even with a
 * slow server.
 */
const ROUGH = 4;
const isRough = ({ column, row }: Cell) => column % ROUGH === 0 && row % ROUGH === 0;

/** Evaluates all cells. Cells that break a rule are reported immediately and need no call. */
export async function fillGrid(
  { cells }: Grid,
  evaluateCandidate: EvaluateCandidate,
  onEnd: (cell: Cell, end: CellOutcome) => void,
  batch: Batch,
): Promise<void> {
  const open = cells.filter((cell) => {
    const rule = brokenRule(cell.candidate);
    if (rule !== null) onEnd(cell, { kind: 'refused', rule });
    return rule === null;
  });
  await evaluateMany(
    [...open.filter(isRough), ...open.filter((cell) => !isRough(cell))],
    ({ candidate }) => evaluateCandidate(candidate),
    (cell, end) => {
      if (end.kind !== 'cancelled') onEnd(cell, end);
    },
    batch,
  );
}
