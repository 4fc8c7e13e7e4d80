/** Breakout bodies of a failure mode or a concrete edge, as the check states them. */
import { isObject } from '@/design/model/untrusted-values';
import type { BreakoutBody, FailureBody } from '@/drawing/plan/breakout-body';
import type { BreakoutOutline, CheckedEdge, CheckResult, ModeKey } from '@/engineering';

type Values = Readonly<Record<string, unknown>>;

/** Part of the anchor that fails in the modes without a breakout body. */
const ANCHOR_PARTS: Partial<Record<ModeKey, 'steel' | 'embedment'>> = {
  steel_tension: 'steel',
  steel_shear: 'steel',
  pull_out: 'embedment',
};

/** Names of the partial checks in a row that checks each direction of the force with different anchors. */
const DIRECTIONS = ['x', 'y', 'n', 't'];

const isOutline = (value: unknown): value is BreakoutOutline =>
  isObject(value) && Array.isArray(value.anchors) && (value.kind === 'cone' || value.kind === 'edge');

interface CheckBody {
  /** Name of the partial check; undefined if the check has no partial checks. */
  part: string | undefined;
  body: BreakoutBody;
}

/** Returns the bodies of a check; of its partial checks if it has some. */
function bodiesOf(detail: Values = {}): CheckBody[] {
  const parts = DIRECTIONS.map((part) => [part, detail[part]] as const).filter(([, own]) => isObject(own));
  const checks = parts.length > 0 ? parts : [[undefined, detail] as const];
  return checks.flatMap(([part, values]) =>
    isObject(values) && isOutline(values.body) ? [{ part, body: values.body }] : [],
  );
}

/** Returns the anchor numbers in a text such as '1,2'. */
export function numbersIn(anchors: string): number[] {
  return anchors
    .split(',')
    .map(Number)
    .filter((no) => Number.isInteger(no) && no > 0);
}

/** Returns the bodies of a failure mode; none if it does not apply or has nothing to draw. */
export function checkBodies(answer: CheckResult, mode: ModeKey): CheckBody[] {
  const check = answer.checks[mode];
  if (check.verdict === 'Not applicable') return [];
  const part = ANCHOR_PARTS[mode];
  if (part === undefined) return bodiesOf(check.detail);
  const anchors = numbersIn(check.anchors);
  return anchors.length > 0 ? [{ part: undefined, body: { kind: 'anchor', anchors, part } }] : [];
}

/** Returns the breakout bodies at one concrete edge. */
export const edgeBodies = ({ detail }: CheckedEdge): CheckBody[] => bodiesOf(detail);

/** Returns the bodies of a failure mode; null for a mode that does not apply or has nothing to draw. */
export function failureBodyOf(answer: CheckResult, mode: ModeKey): FailureBody | null {
  const bodies = checkBodies(answer, mode).map(({ body }) => body);
  return bodies.length > 0 ? { mode, bodies } : null;
}
