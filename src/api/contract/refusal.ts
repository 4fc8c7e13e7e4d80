/**
 * What a server says of a call that failed, whichever way: with a status of its own, or with 200 and a code
 * in the body.
 */

/** As a server may write it; the documents name the one or the other text per call. */
export interface ErrorBody {
  error_description?: string | null;
  message?: string | null;
  /** In an answer with status 200: the failure's own. */
  code?: string | number;
}

/** A body that arrived as text is read as JSON too. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  const body = bodyOf(data);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
}

const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : '';

/** The server's own words: error_description, else message; '' where it said nothing. */
export function messageOf(data: unknown): string {
  const body = fieldsOf(data);
  // A number is a code: words go before it.
  const texts = [body?.error_description, body?.message];
  return (
    texts
      .filter((text) => typeof text === 'string')
      .map(textOf)
      .find(Boolean) ??
    texts.map(textOf).find(Boolean) ??
    ''
  );
}

/** 0, any 2xx and the word itself tell of success. */
const isSuccess = (code: string | number): boolean => /^(0+|2\d\d|ok|success)$/i.test(String(code).trim());

/**
 * The failure inside an answer with status 200; null where it is none. Its status is the code's, where the
 * code is one of HTTP. No documented answer holds a `code` beside a text on what happened.
 */
export function refusalIn(data: unknown): { status: number; message: string } | null {
  const body = fieldsOf(data);
  if (!body) return null;
  const { code } = body;
  const hasCode = typeof code === 'number' || (typeof code === 'string' && code.trim() !== '');
  const isTold = 'message' in body || 'error_description' in body;
  if (hasCode ? isSuccess(code) || !isTold : textOf(body.error_description) === '') return null;
  const status = Number(code);
  return { status: status >= 400 && status <= 599 ? status : 200, message: messageOf(body) };
}
