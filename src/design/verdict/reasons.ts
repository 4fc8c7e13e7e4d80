/** Reason why a row does not apply, as a sentence code with values. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { acts, type ForceKind, type NamedRow, type NamedSum } from '@/design/verdict/rows';
import type { Remark } from '@/engineering';

/** A standard sentence by its code, with its values; a server may supply its own text. */
export type Statement = Pick<Remark, 'code' | 'values' | 'text'>;

/** Reasons whose sentences contain no values and therefore need no remark. */
const PLAIN: ReadonlySet<unknown> = new Set([
  'no_tension',
  'no_shear',
  'lever_arm_contains_tension',
  'pull_out_not_decisive',
  'pull_out_no_check',
  'splitting_crack_width_limited',
  'no_edges',
  'edges_not_loaded',
  'edges_far',
]);

/** Reason codes for which the remarks distinguish a special case, with the code of the special case. */
const SPECIAL_CASE: Readonly<Record<string, string>> = { splitting_far_from_edges: 'splitting_no_edges' };

function statementOf(code: unknown, { remarks }: CheckAnswerOnWire): Statement | null {
  if (typeof code !== 'string' || code === '') return null;
  const remark = remarks?.find((entry) => entry.code === code || entry.code === SPECIAL_CASE[code]);
  if (remark) return remark;
  return PLAIN.has(code) ? { code, values: {} } : null;
}

/** Returns the reason derived from the rows alone: if no row of a kind applies, no such force acts. */
function withoutForce(answer: CheckAnswerOnWire, kinds: readonly ForceKind[]): Statement | null {
  const missing = kinds.find((kind) => !acts(answer, kind));
  return missing === undefined ? null : { code: `no_${missing}`, values: {} };
}

/**
 * Returns the reason why a row does not apply; null if the row applies, or if the response gives no reason.
 */
export function reasonOfMode(answer: CheckAnswerOnWire, { kind, mode, verdict }: NamedRow): Statement | null {
  if (verdict !== 'Not applicable') return null;
  return statementOf(answer[mode]?.reason, answer) ?? withoutForce(answer, [kind]);
}

export function reasonOfSum(
  answer: CheckAnswerOnWire,
  { key, value }: Pick<NamedSum, 'key' | 'value'>,
): Statement | null {
  if (value !== null) return null;
  return statementOf(answer.combined?.[key].reason, answer) ?? withoutForce(answer, ['tension', 'shear']);
}

/** Returns the reason that all rows of a table share; null if a row applies or has a different reason. */
export function sharedReason(reasons: readonly (Statement | null)[]): Statement | null {
  const [first = null] = reasons;
  if (first === null) return null;
  return reasons.every((reason) => reason?.code === first.code && reason.text === first.text) ? first : null;
}
