/** Forms that any response may have: a web page, an empty body, a wrapped value, a confirmation. */
import { isEmptyText, jsonIn, messageOf } from '@/api/contract/error-body';
import type { Outcome } from '@/engineering';

/** Matches the start of an HTML document or fragment; SVG images start differently. */
const PAGE = /^(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:!doctype\s+html|html|head|body|script|meta|title|form)\b/i;

export const isWebPage = (data: unknown): boolean =>
  typeof data === 'string' && PAGE.test(data.trimStart().slice(0, 10_000));

/** True for an empty body and for a JSON value without content. */
export const isEmpty = (data: unknown): boolean =>
  data === undefined || data === null || (typeof data === 'string' && isEmptyText(data));

const PAYLOADS = ['data', 'result', 'content', 'body'];
const COVERS = ['code', 'msg', 'message', 'success', 'status'];

/** True if the value is wrapped in an object with the call's status, as gateways do: `{code, msg, data}`. */
export function isWrapped(data: unknown): boolean {
  const has = (key: string) => typeof data === 'object' && data !== null && key in data;
  return PAYLOADS.some(has) && COVERS.some(has);
}

const SUCCESS =
  /\b(ok|okay|success\w*|succeeded|done|saved|stored|created|added|updated|modified|changed|deleted|removed|stopped|restored)\b|成功/i;
const FAILURE =
  /\b(no|not|cannot|can't|fail\w*|error\w*|unable|denied|invalid|already|un\w+)\b|失败|错误|[不未无]/i;

const saysSuccess = (text: string): boolean => SUCCESS.test(text) && !FAILURE.test(text);

/** Matches the ids that a server may send as plain text after adding a record. */
const ID = /^(\d+|[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}|[\da-f]{24})$/i;

/** True if an object confirms success: with a `message` alone, only if the message says so. */
function isSuccessObject(data: object): boolean {
  const keys = Object.keys(data).filter((key) => !/^(message|msg|timestamp|path)$/.test(key));
  const text = messageOf(data);
  return keys.length > 0 || text === '' || saysSuccess(text);
}

/**
 * True if the response to a write confirms the write. The requirements documents specify no body, so an
 * empty body, the record, its id, `true` and a success word are all accepted as confirmation. Status 202
 * (accepted) is not: the write is still pending.
 */
export function showsSuccess(status: number, data: unknown): boolean {
  if (status === 202) return false;
  if (isEmpty(data) || data === true) return true;
  if (typeof data === 'number') return data > 0;
  if (typeof data === 'string') return ID.test(data.trim()) || saysSuccess(data);
  return typeof data === 'object' && data !== null && !Array.isArray(data) && isSuccessObject(data);
}

/** Returns the value of a JSON body, or the body itself if it is not JSON. */
function valueIn(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const text = body.trim();
  return isEmptyText(text) ? '' : (jsonIn(text) ?? text);
}

/** True for truncated JSON, which must not be shown to users. */
const isBroken = (text: string): boolean => /^[{[]/.test(text);

/**
 * Reads the response to adding a concrete grade: any text but an empty one is shown, as documented; a record
 * or number confirms success.
 */
export function readAddAnswer(data: unknown, { status }: { status: number }): Outcome<string> {
  const value = valueIn(data);
  const text = typeof value === 'string' ? value.trim() : messageOf(value);
  const isText = text !== '' && !isBroken(text) && status !== 202;
  return isText || showsSuccess(status, value)
    ? { ok: true, value: text }
    : { ok: false, error: { field: '', message: '' } };
}
