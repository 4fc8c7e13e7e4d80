/** Findings about calls, with the messages to print. */
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import type { Listed, UnreadableRecord } from '@/api/contract/lists';
import type { Rule } from '@/cli/server-check/documented';

export interface Finding {
  /** Method and path of the call, such as `GET /api/user-management/users/me`. */
  call: string;
  isRead: boolean;
  /** Summary of the data read, or the reason for the failure. */
  message: string;
  /** General rule to which the finding refers; undefined if there is none. */
  rule?: Rule;
}

/** Yields findings one by one and finally returns the parsed value; undefined if nothing was readable. */
export type Findings<T> = AsyncGenerator<Finding, T | undefined>;

const RECEIVED = {
  wrapped: 'the response is wrapped: it must be the record or the list itself',
  empty: 'the response is empty',
} as const;

function failureText({ kind, status, message, field, received }: ApiFailure): string {
  if (kind === 'signed_out') return 'returns a web page, or comes from another path: the app signs out';
  if (kind === 'malformed')
    return `cannot be read: ${received ? RECEIVED[received] : field || 'the response as a whole'}`;
  if (status !== null) return `is refused with status ${status}${message === '' ? '' : `: ${message}`}`;
  return kind === 'timeout' ? 'does not respond in time' : 'cannot be reached';
}

/** Returns the general rule that a failure violates; undefined if there is none. */
function ruleOf({ kind, received }: ApiFailure): Rule | undefined {
  if (kind === 'signed_out') return 'webPage';
  return received === 'wrapped' ? 'wrapped' : undefined;
}

const failed = (call: string, error: ApiFailure, rule?: Rule): Finding => {
  const broken = rule ?? ruleOf(error);
  return { call, isRead: false, message: failureText(error), ...(broken && { rule: broken }) };
};

function unreadableText(unreadable: readonly UnreadableRecord[]): string {
  const names = unreadable.map(({ name, field }) => (field === '' ? name : `${name} (${field})`));
  return `cannot be read: ${names.join(', ')}`;
}

/**
 * Makes a call, yields its finding and returns the parsed value. `tell` returns the message about the
 * response; `rule` is the rule that a failure violates.
 */
export async function* ask<T>(
  call: string,
  made: () => Promise<ApiOutcome<T>>,
  tell: (value: T) => string = () => 'read',
  rule?: Rule,
): Findings<T> {
  const outcome = await made();
  if (outcome.ok) yield { call, isRead: true, message: tell(outcome.value) };
  else yield failed(call, outcome.error, rule);
  return outcome.ok ? outcome.value : undefined;
}

/** Makes a call that returns a list; some records in the list may be unreadable. */
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
  yield { call, isRead: unreadable.length === 0, message: parts.filter((part) => part !== '').join('; ') };
  return outcome.value;
}
