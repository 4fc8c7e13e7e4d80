/** Findings about a call, with their printed texts. */
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import type { Listed, UnreadableRecord } from '@/api/contract/lists';
import type { Rule } from '@/cli/server-check/documented';

export interface Finding {
  /** Method and path, as listed on the deployment page. */
  call: string;
  isRead: boolean;
  /** Content that was read, or the reason for the failure. */
  told: string;
  /** Rule for all calls that the answer violates or triggers. */
  rule?: Rule;
}

/** Yields findings one by one and returns the parsed value; undefined if nothing was readable. */
export type Findings<T> = AsyncGenerator<Finding, T | undefined>;

const CAME = {
  wrapped: 'the response is wrapped: it must be the record or the list itself',
  empty: 'the response is empty',
} as const;

function failureText({ kind, status, message, field, came }: ApiFailure): string {
  if (kind === 'signed_out') return 'returns a web page, or comes from another path: the app signs out';
  if (kind === 'malformed')
    return `cannot be read: ${came ? CAME[came] : field || 'the response as a whole'}`;
  if (status !== null) return `is refused with status ${status}${message === '' ? '' : `: ${message}`}`;
  return kind === 'timeout' ? 'does not respond in time' : 'cannot be reached';
}

/** Returns the rule for every call that a failure breaks. */
function ruleOf({ kind, came }: ApiFailure): Rule | undefined {
  if (kind === 'signed_out') return 'webPage';
  return came === 'wrapped' ? 'wrapped' : undefined;
}

const failed = (call: string, error: ApiFailure, rule?: Rule): Finding => {
  const broken = rule ?? ruleOf(error);
  return { call, isRead: false, told: failureText(error), ...(broken && { rule: broken }) };
};

function unreadableText(unreadable: readonly UnreadableRecord[]): string {
  const names = unreadable.map(({ name, field }) => (field === '' ? name : `${name} (${field})`));
  return `cannot be read: ${names.join(', ')}`;
}

/** Makes a call. `tell` describes the response; `rule` is the rule that a failure violates. */
export async function* ask<T>(
  call: string,
  made: () => Promise<ApiOutcome<T>>,
  tell: (value: T) => string = () => 'read',
  rule?: Rule,
): Findings<T> {
  const outcome = await made();
  if (outcome.ok) yield { call, isRead: true, told: tell(outcome.value) };
  else yield failed(call, outcome.error, rule);
  return outcome.ok ? outcome.value : undefined;
}

/** Makes a call for a list, some of whose records may be unreadable. */
export async function* askList<T, L extends Listed<T>>(
  call: string,
  made: () => Promise<ApiOutcome<L>>,
  tell: (list: L) => string = () => '',
): Findings<L> {
  const outcome = await made();
  if (!outcome.ok) {
    yield failed(call, outcome.error);
    return undefined;
  }
  const { records, unreadable } = outcome.value;
  const count = `${records.length} of ${records.length + unreadable.length} records`;
  const parts = [count, tell(outcome.value), unreadable.length > 0 ? unreadableText(unreadable) : ''];
  yield { call, isRead: unreadable.length === 0, told: parts.filter((part) => part !== '').join('; ') };
  return outcome.value;
}
