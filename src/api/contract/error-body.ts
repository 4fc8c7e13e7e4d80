/** Reads the error text of a failed call, also from a body with status 200. */

/** Body of an error response; the requirements documents specify one field or the other, by call. */
export interface ErrorBody {
  error_description?: string | null;
  message?: string | null;
  /** Failure code in a response with status 200. */
  code?: string | number;
}

/** Returns the value of JSON text; undefined for any other text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** True for an empty string and for the JSON values `""` and `null` as text. */
export const isEmptyText = (text: string): boolean => /^(""|null)?$/.test(text.trim());

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  const body = typeof data === 'string' ? jsonIn(data) : data;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
}

const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : '';

/** Returns the first non-empty text of error_description, message, msg and error; '' if there is none. */
export function messageOf(data: unknown): string {
  const body = fieldsOf(data);
  if (!body) return '';
  const { error } = body;
  // Only one level deep: errors inside errors could be nested deeper than the call stack.
  const inner = typeof error === 'object' ? messageOf({ ...error, error: undefined }) : error;
  // A number is merely an error code, so strings have priority.
  const texts = [body.error_description, body.message, body.msg, inner];
  return (
    texts
      .filter((text) => typeof text === 'string')
      .map(textOf)
      .find(Boolean) ??
    texts.map(textOf).find(Boolean) ??
    ''
  );
}

/** True for the codes 0 and 2xx and for success words. */
const isSuccess = (code: unknown): boolean => /^(0+|2\d\d|ok|success|true)$/i.test(textOf(code));

const isErrorStatus = (code: unknown): boolean => /^[45]\d\d$/.test(textOf(code));

const isFalse = (flag: unknown): boolean => flag === false || /^(false|0)$/i.test(textOf(flag));

/** True for `true`, a filled object, or text other than "no", "ok" …; a number may be a solver residual. */
const isError = (error: unknown): boolean =>
  typeof error === 'object'
    ? Object.keys(error ?? {}).length > 0
    : error === true || (typeof error === 'string' && !/^(|0|false|no|none|ok)$/i.test(error.trim()));

const WORDS = ['message', 'msg', 'error_description'] as const;

/** True if a body with status 200 reports a failure, as no documented success does. */
function isRefusal(body: Readonly<Record<string, unknown>>): boolean {
  const { code, success, error, status } = body;
  if (isFalse(success) || isError(error)) return true;
  const isTold = WORDS.some((field) => field in body);
  if (isTold && typeof error === 'number' && error !== 0) return true;
  if (textOf(code) !== '') return !isSuccess(code) && (isTold || isErrorStatus(code));
  if (isTold && (isErrorStatus(status) || /^(error|fail(ed|ure)?)$/i.test(textOf(status)))) return true;
  return textOf(body.error_description) !== '';
}

export function errorIn(data: unknown): { status: number; message: string } | null {
  const body = fieldsOf(data);
  if (!body || !isRefusal(body)) return null;
  const named = [body.code, body.status].find(isErrorStatus);
  return { status: named === undefined ? 200 : Number(named), message: messageOf(body) };
}
