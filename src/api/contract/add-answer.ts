/** Reads the server's response to adding a concrete grade. */
import { showsSuccess } from '@/api/contract/answer-form';
import { isEmptyText, jsonIn, messageOf } from '@/api/contract/error-body';
import type { Outcome } from '@/engineering';

/** Returns the value of a JSON body, or the body itself if it is not JSON. */
function valueIn(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const text = body.trim();
  return isEmptyText(text) ? '' : (jsonIn(text) ?? text);
}

/** True for truncated JSON, which must not be shown to users. */
const isBroken = (text: string): boolean => /^[{[]/.test(text);

/**
 * Reads the response: any text but an empty one is shown, as documented; a record or number confirms success.
 */
export function readAddAnswer(data: unknown, { status }: { status: number }): Outcome<string> {
  const value = valueIn(data);
  const text = typeof value === 'string' ? value.trim() : messageOf(value);
  const isText = text !== '' && !isBroken(text) && status !== 202;
  return isText || showsSuccess(status, value)
    ? { ok: true, value: text }
    : { ok: false, error: { field: '', message: '' } };
}
