/**
 * Direct line to a backend inside the page, for thousands of calls: a browser takes ten times as long to
 * transfer a request to the page's own worker as the backend takes to answer it. Requests and responses are
 * the same. Without a direct line these calls use the network.
 */

export interface DirectRequest {
  /** Upper case. */
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface DirectAnswer {
  status: number;
  body: string;
}

/**
 * Sends many calls of one kind in one message. Returns for each body the JSON text of its response, or null
 * for a call that did not succeed; such a call is made again separately, so that its failure is handled as
 * for any other call. Returns null instead of a list if all calls must be made separately.
 */
export type SendInBulk = (
  head: Omit<DirectRequest, 'body'>,
  bodies: readonly string[],
) => Promise<(string | null)[] | null>;

export interface InProcessTransport {
  /** Null without a response, as after a lost connection. */
  (request: DirectRequest): Promise<DirectAnswer | null>;
  inBulk?: SendInBulk;
}
