/** Where a check fails: single changes of the design after which it passes, found by trying, not by rule of thumb. */
import { EDGE_NAMES, type AnchorPoint, type CheckInput, type EdgeName } from '../model/design';
import { check } from '../check';
import type { CheckAnswer, Remedy } from '../model/result';
import { hasStiffness, rigidSolution } from '../plate';
import { smallestSpacing } from '../scope';

/** Steps tried outwards, mm; between the last that fails and the first that passes the search halves down to 1 mm. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 400, 800] as const;

interface Change {
  parameter: Remedy['parameter'];
  from: number;
  /** The design with the value raised by so many mm; null where that is not possible. */
  raisedBy: (by: number) => CheckInput | null;
}

const isPlus = (edge: EdgeName): boolean => edge === 'X1' || edge === 'Y1';

function outermost(anchors: readonly AnchorPoint[], edge: EdgeName): number {
  const values = anchors.map(({ x, y }) => (edge.startsWith('X') ? x : y));
  return isPlus(edge) ? Math.max(...values) : Math.min(...values);
}

function edgeChange(input: CheckInput, edge: EdgeName): Change | null {
  const line = input.concrete.outline[edge];
  if (!Number.isFinite(line)) return null;
  return {
    parameter: edge,
    from: Math.abs(line - outermost(input.anchors, edge)),
    raisedBy: (by) => {
      const outline = { ...input.concrete.outline, [edge]: isPlus(edge) ? line + by : line - by };
      return { ...input, concrete: { ...input.concrete, outline } };
    },
  };
}

function thicknessChange(input: CheckInput): Change {
  const { h } = input.concrete;
  return {
    parameter: 'h',
    from: h,
    raisedBy: (by) => ({ ...input, concrete: { ...input.concrete, h: h + by } }),
  };
}

/** All coordinates scaled alike, edge distances kept; the axial forces follow from the rigid plate again. */
function spacingChange(input: CheckInput): Change | null {
  const { anchors, plate, concrete } = input;
  if (anchors.length < 2 || !plate.rigid || !hasStiffness(input)) return null;
  const spacing = smallestSpacing(anchors);
  if (!(spacing > 0)) return null;
  return {
    parameter: 'spacing',
    from: spacing,
    raisedBy: (by) => {
      const scale = (spacing + by) / spacing;
      const moved = anchors.map((anchor) => ({ ...anchor, x: anchor.x * scale, y: anchor.y * scale }));
      if (moved.some(({ x, y }) => Math.abs(x) > plate.length / 2 || Math.abs(y) > plate.width / 2))
        return null;
      const solution = rigidSolution({ ...input, anchors: moved });
      if (solution === null) return null;
      const outline = { ...concrete.outline };
      for (const edge of EDGE_NAMES) outline[edge] += outermost(moved, edge) - outermost(anchors, edge);
      return {
        ...input,
        anchors: moved,
        axials: solution.tensions.map((T) => T / 1000),
        concrete: { ...concrete, outline },
      };
    },
  };
}

function passing(change: Change, by: number): CheckAnswer | null {
  const input = change.raisedBy(by);
  if (input === null) return null;
  const answer = check(input, { words: false });
  return answer.ok && answer.value.satisfied ? answer.value : null;
}

function search(change: Change): Remedy | null {
  let failed = 0;
  for (const step of STEPS) {
    let best = passing(change, step);
    if (best === null) {
      failed = step;
      continue;
    }
    let passed: number = step;
    while (passed - failed > 1) {
      const middle = Math.ceil((passed + failed) / 2);
      if (middle === passed) break;
      const answer = passing(change, middle);
      if (answer) [passed, best] = [middle, answer];
      else failed = middle;
    }
    const { parameter, from } = change;
    return { parameter, from, to: from + passed, unit: 'mm', utilisation: best.Max ?? 0 };
  }
  return null;
}

/** Empty where the design passes already or no single change helps. */
export function findRemedies(input: CheckInput, answer: CheckAnswer): Remedy[] {
  if (answer.satisfied) return [];
  const changes = [
    ...EDGE_NAMES.map((edge) => edgeChange(input, edge)),
    spacingChange(input),
    thicknessChange(input),
  ];
  return changes.flatMap((change) => (change === null ? [] : (search(change) ?? [])));
}
